/** What a website's visitors did, oldest first; times in Unix seconds. */
export type DemoHistory = {
  domain: string;
  views: { time: number; locale: string; outcome: 'acceptedAll' | 'refusedAll' | 'chosen' | 'unanswered' }[];
  decisions: { time: number; ucid: string; notice: string; consent: boolean; embeddings: string[] }[];
};
