import type { WidgetConfig } from '../config-types.ts';

/** A visitor's decision, as it is stored. */
export type Decision = {
  /** Tells the decisions of a visitor apart. Their times cannot: a clock may be wrong, and two be made within one second. */
  id: string;
  /** The latest rejection up to this decision. It ends permissions for single iframes. */
  rejection?: string | undefined;
  /** The earlier decisions that the service was still to answer, maybe to another tab, when this one was made. */
  replaced?: string[] | undefined;
  ucid: string;
  /** Whether it is a consent. That of another domain also counts as one if it only rejects some services. */
  consent: boolean;
  /** The ids of the optional embeddings to which the visitor has consented. */
  embeddings: string[];
  /** The ids of those that the visitor left on where they need no consent, if any needs none there, and the policy there. */
  unopposed?: string[];
  policy?: WidgetConfig['policy'];
  /** The ids of the rejected optional embeddings, or of a purpose that was rejected completely, future embeddings included. */
  refused?: string[];
  /** Unix seconds, by the service's clock once it has stored the decision. */
  time: number;
  legal?: number;
  /**
   * What the browser asked for then, if the widget has policies; `own-banner` if the website drew the banner, and `program`
   * if a program rejected what the visitor had not decided.
   */
  signals?: string[];
  /** When the browser had last sent the opt-out signal before, so that the decision takes it into account. */
  signaledAt?: number;
  /** The embeddings that needed no consent and the hash of the consent notice, as long as the decision is pending. */
  mandatory?: string[];
  notice?: string;
  /** The receipt from the service; left out if the storage has no room for it. */
  receipt?: string;
  /** Unix milliseconds of the decision, as long as the service has not stored it. */
  pending?: number;
};
