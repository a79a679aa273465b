import { SetupFault } from '../lib/setup-fault.ts';

type Request = { req: { url: string }; env: { PUBLIC_URL?: string } };

/** The service's own origin: that of `PUBLIC_URL`, and without one the request's, whose host somebody else may have set. */
export function ownOrigin({ req, env: { PUBLIC_URL } }: Request) {
  if (!PUBLIC_URL) return new URL(req.url).origin;
  if (!/^https?:\/\//.test(PUBLIC_URL) || !URL.canParse(PUBLIC_URL)) {
    throw new SetupFault(
      'PUBLIC_URL is not an address such as "https://consent.example": the operator has to set it.',
    );
  }
  return new URL(PUBLIC_URL).origin;
}

/** The request's address as a link may show it: at the service's own origin, without the key that it may carry. */
export function ownUrl(c: Request) {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete('apiKey');
  const url = new URL(ownOrigin(c));
  url.pathname = pathname;
  url.search = searchParams.toString();
  return url;
}

/** The origins under which the service is called: its own first. */
export const ownOrigins = (c: Request) => [...new Set([ownOrigin(c), new URL(c.req.url).origin])];
