/** A request under an own host: the path of a website that leads to the service. */
type OwnHost = {
  /** The domain to which a proxy has limited it; undefined at a route of the Worker. */
  domainId: string | undefined;
  key: 'valid' | 'invalid' | 'missing' | undefined;
  /** Whether the proxy tells its visitors apart. */
  visitor: boolean;
  /** The headers of the website that the proxy has forwarded. */
  forwarded: string[];
};

const calledUnder = new WeakMap<Request, OwnHost>();

/** Marks a request as one under an own host. */
export const markOwnHost = (request: Request, ownHost: OwnHost) => void calledUnder.set(request, ownHost);

/** The own host under which a request was called; undefined if it is none. */
export const ownHostOf = ({ req }: { req: { raw: Request } }) => calledUnder.get(req.raw);
