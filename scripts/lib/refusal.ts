/** A reason not to continue that the user of a command can act on. */
export class Refusal extends Error {}
