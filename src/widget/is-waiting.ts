/** Whether a decision is still to be applied, maybe by a reload. Until then, nothing of it starts. */
export let isWaiting = false;

export function setWaiting(is: boolean) {
  isWaiting = is;
}
