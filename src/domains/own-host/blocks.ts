/** What a proxy needs to know. */
export type OwnHost = {
  host: string;
  path: string;
  domainId: string;
  key: string;
  embedKey: string;
  origin: string;
};

/** The configuration of each web server, which forwards a path of the website to the service. */
export const serverBlocks = {
  nginx: ({ path, domainId, key, origin }: OwnHost) => {
    const { host, hostname, port } = new URL(origin);
    return `upstream placet { server ${hostname}:${port || 443}; keepalive 8; }
location /${path}/ {
  if ($uri ~ \\x5c) { return 404; }
  proxy_pass https://placet/own/${domainId}/;
  proxy_http_version 1.1; proxy_ssl_server_name on; proxy_ssl_name ${hostname};
  proxy_ssl_verify on; proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
  proxy_connect_timeout 5s; proxy_read_timeout 10s; proxy_next_upstream_timeout 10s;
  proxy_set_header Host ${host}; proxy_set_header Connection "";
  proxy_set_header Cookie ""; proxy_set_header Authorization "";
  proxy_set_header Placet-Key ${key};
  proxy_set_header Placet-Visitor $remote_addr;
  proxy_set_header Placet-Country "";
}`;
  },
  apache: ({ path, domainId, key, origin }: OwnHost) => `SSLProxyEngine on
SSLProxyVerify require
SSLProxyCheckPeerName on
SSLProxyCACertificateFile /etc/ssl/certs/ca-certificates.crt
<Location "/${path}/">
  ProxyPass "${origin}/own/${domainId}/" connectiontimeout=5 timeout=10
  ProxyPreserveHost Off
  ProxyAddHeaders Off
  RequestHeader unset Connection
  RequestHeader unset Cookie
  RequestHeader unset Authorization
  RequestHeader unset Placet-Country
  RequestHeader set Placet-Key "${key}"
  RequestHeader set Placet-Visitor "expr=%{REMOTE_ADDR}"
</Location>`,
  caddy: ({ path, domainId, key, origin }: OwnHost) => `handle_path /${path}/* {
  rewrite * /own/${domainId}{uri}
  reverse_proxy ${origin} {
    header_up Host {upstream_hostport}
    header_up -Cookie
    header_up -Authorization
    header_up -Placet-Country
    header_up Placet-Key ${key}
    header_up Placet-Visitor {remote_host}
    transport http {
      dial_timeout 5s
      response_header_timeout 10s
    }
  }
}`,
  node: ({ path, domainId, origin }: OwnHost) => `import { ownHostForNode } from '@placet/client/own-host';

app.use('/${path}', ownHostForNode({
  service: '${origin}',
  domain: '${domainId}',
  key: process.env.PLACET_KEY,
}));`,
  next: ({ domainId, origin }: OwnHost) => `import { ownHost } from '@placet/client/own-host';

const serve = ownHost({
  service: '${origin}',
  domain: '${domainId}',
  key: process.env.PLACET_KEY!,
});
export { serve as GET, serve as HEAD, serve as POST };`,
  edge: ({ path, domainId, embedKey, origin }: OwnHost) => `import { placet } from '@placet/client/edge';

export default {
  fetch(request, env, context) {
    context.passThroughOnException();
    return placet(request, fetch, {
      service: '${origin}',
      domain: '${domainId}',
      apiKey: '${embedKey}',
      path: '${path}',
      key: env.PLACET_KEY,
    });
  },
};`,
};
