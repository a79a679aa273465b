import type { Group } from '../judge/groups.ts';
import type { BannerIssue } from '../judge/banner-issues.ts';
import type { NotLoaded } from '../judge/not-loaded.ts';
import type { Limit, Mode } from '../types.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';

export type Language = 'en' | 'de';

/** The texts of the report and of the command in one language. */
export type Texts = {
  locale: string;
  title: (host: string) => string;
  meaning: string;
  audited: string;
  period: string;
  duration: string;
  /** Comes before what to do about the issues of a group. */
  todo: string;
  /** The caption of the picture of the first view, and what stands there without one. */
  picture: string;
  noPicture: string;
  /** The program that made the report, with its version. */
  tool: string;
  browser: string;
  browserLanguage: string;
  overview: string;
  group: Record<Group, { title: string; none: string; unchecked: string; todo: string }>;
  /** Comes before what could not be checked. */
  partly: string;
  cutShort: string;
  issues: (count: number) => string;
  modes: Record<Mode, string>;
  progress: Record<Mode, string>;
  visits: string;
  pages: string;
  thirdParties: string;
  stored: string;
  notMade: string;
  banner: string;
  bannerIssue: Record<BannerIssue['kind'], (label: string) => string>;
  button: string;
  accept: string;
  reject: string;
  size: string;
  font: string;
  contrast: string;
  tabs: string;
  unreachable: string;
  notShown: string;
  visibleAfter: (seconds: string) => string;
  unknownBanner: string;
  rule: string;
  requests: string;
  startedBy: string;
  onPage: (page: string, others: number) => string;
  storage: string;
  host: string;
  lifetime: string;
  session: string;
  unlimited: string;
  days: (count: number) => string;
  services: string;
  service: string;
  vendor: string;
  purpose: string;
  unknownVendor: string;
  unknownPurpose: string;
  declaredPurpose: string;
  necessary: string;
  observed: string;
  own: string;
  ownHint: string;
  managerHint: string;
  /** Accepted services that did not load: heading, explanation, and what stands there without one or without a check. */
  notLoaded: string;
  notLoadedHint: string;
  allLoaded: string;
  notLoadedUnchecked: string;
  stoppedBy: string;
  evidence: string;
  by: Record<NotLoaded['by'], string>;
  limits: string;
  limit: Record<Limit['kind'], (detail: string) => string>;
  method: string;
  methods: string[];
  more: (count: number) => string;
  /** The kinds of requests whose names differ from those of the browser. */
  kinds: Record<string, string>;
  /** What to do about a service to which only such connections were opened. */
  frameTodo: string;
  /** What to do about tags in the HTML of a website with Placet. */
  tagTodo: string;
  startedByTodo: string;
  page: string;
  noneUsed: string;
};

export const texts: Record<Language, Texts> = { en, de };
