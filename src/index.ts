export default { fetch: () => new Response("placet") } satisfies ExportedHandler;
