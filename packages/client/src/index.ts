export type { BannerContent, Ccm, DebuggedService, Service } from './ccm.ts';
export type { AcceptedCookie, AcceptedService, DataLayerMessage, PlacetEvents } from './events.ts';
export { loadPlacet, type LoadOptions } from './load-placet.ts';
export { getServerSnapshot, getSnapshot, subscribe, type Snapshot } from './store.ts';
