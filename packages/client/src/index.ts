export type { BannerContent, BlockedElement, Ccm, DebuggedPage, DebuggedService, Service } from './ccm.ts';
export type {
  AcceptedCookie,
  AcceptedService,
  ConsentChange,
  DataLayerMessage,
  PlacetEvents,
} from './events.ts';
export { loadPlacet, type LoadOptions } from './load-placet.ts';
export { getServerSnapshot, getSnapshot, subscribe, type Snapshot } from './store.ts';
