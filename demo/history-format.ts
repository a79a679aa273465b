/** The history of a website’s visitors, oldest first; times in Unix seconds. */
export type DemoHistory = {
  domain: string;
  views: { time: number; locale: string; outcome: 'acceptedAll' | 'refusedAll' | 'chosen' | 'unanswered' }[];
  decisions: { time: number; ucid: string; notice: string; consent: boolean; embeddings: string[] }[];
};
