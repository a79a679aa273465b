-- The tables are written by drizzle-kit. WITHOUT ROWID is added by hand: it cannot write it, and a key beside a rowid costs a second
-- written row. The triggers below are written by hand.
CREATE TABLE `calls` (
	`domainId` text NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	`siteCalledAt` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`domainId`, `month`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `clientCalls` (
	`clientId` text NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`clientId`, `month`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `clientHosts` (
	`clientId` text NOT NULL,
	`hostKey` text NOT NULL,
	`name` text(255) NOT NULL,
	`state` text NOT NULL,
	`seenAt` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`clientId`, `hostKey`),
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `clientHostsByState` ON `clientHosts` (`clientId`,`state`);
--> statement-breakpoint
CREATE TABLE `clients` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`username` text(64) NOT NULL,
	`usernameKey` text NOT NULL,
	`emailAddress` text(255) NOT NULL,
	`emailKey` text NOT NULL,
	`passwordHash` text NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`firstName` text(255) DEFAULT '' NOT NULL,
	`lastName` text(255) DEFAULT '' NOT NULL,
	`company` text(255) DEFAULT '' NOT NULL,
	`domainCount` integer DEFAULT 0 NOT NULL,
	`domainMaxCount` integer DEFAULT -1 NOT NULL,
	`whitelabelCount` integer DEFAULT 0 NOT NULL,
	`whitelabelMaxCount` integer DEFAULT 0 NOT NULL,
	`widgetDisplayMaxCount` integer DEFAULT -1 NOT NULL,
	`autoCreateDomains` integer DEFAULT false NOT NULL,
	`features` text DEFAULT '{"canUseABTests":false,"canUseAnalytics":false,"canUseConsentSharing":false,"canUseDomAPI":true,"canUseIAB":false,"canUseIframeCSS":false,"canUseIframes":true,"canUseIndCSS":false,"canUseMultiDom":true,"canUseOwnLogo":false,"canUseScripts":true,"canUseUserGroupRights":false,"moreThan2Lang":true}' NOT NULL,
	`embedKey` text NOT NULL,
	`embedKeyBefore` text,
	`embedKeyBeforeUntil` integer DEFAULT 0 NOT NULL,
	`apiKeyHash` text NOT NULL,
	`apiKeyCipher` text NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_id_unique` ON `clients` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_embedKey_unique` ON `clients` (`embedKey`);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_embedKeyBefore_unique` ON `clients` (`embedKeyBefore`);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_apiKeyHash_unique` ON `clients` (`apiKeyHash`);
--> statement-breakpoint
CREATE INDEX `clientsByUsername` ON `clients` (`usernameKey`);
--> statement-breakpoint
CREATE TABLE `domains` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`clientId` text NOT NULL,
	`enteredName` text(2048) NOT NULL,
	`name` text(255) NOT NULL,
	`hostKey` text NOT NULL,
	`path` text NOT NULL,
	`whitelabel` integer DEFAULT false NOT NULL,
	`consentStorage` text DEFAULT 'localStorage' NOT NULL,
	`consentCookieLifetime` integer DEFAULT 365 NOT NULL,
	`consentCookieSecure` integer DEFAULT true NOT NULL,
	`consentResetBeforeDate` text(10),
	`consentResetOnLegalChange` integer DEFAULT false NOT NULL,
	`consentSharingDomains` text DEFAULT '[]' NOT NULL,
	`consentSharingCrossDomain` integer DEFAULT false NOT NULL,
	`frontendWidgetEnabled` integer DEFAULT true NOT NULL,
	`frontendWidgetCache` integer DEFAULT true NOT NULL,
	`deleteUnknownCookies` integer DEFAULT false NOT NULL,
	`deleteUnknownCookiesForceReload` integer DEFAULT false NOT NULL,
	`requireConsentForMandatoryEmbeddings` integer DEFAULT false NOT NULL,
	`declineButtonEnforced` integer DEFAULT true NOT NULL,
	`allowedScriptMarkers` text DEFAULT '[]' NOT NULL,
	`blockedScriptMarkers` text DEFAULT '[]' NOT NULL,
	`evalInlineScripts` integer DEFAULT false NOT NULL,
	`recordScriptsOnWebsite` integer DEFAULT false NOT NULL,
	`blockNewScripts` integer DEFAULT false NOT NULL,
	`blockFirstPartyScripts` integer DEFAULT false NOT NULL,
	`blockInlineScripts` integer DEFAULT false NOT NULL,
	`permanentScanEnabled` integer DEFAULT false NOT NULL,
	`blockIframes` integer DEFAULT false NOT NULL,
	`rememberIframeConsentPerDomain` integer DEFAULT true NOT NULL,
	`appendConsentSwitchToIframes` integer DEFAULT false NOT NULL,
	`iframeBlockMode` text DEFAULT 'whitelist' NOT NULL,
	`iframeMarkers` text DEFAULT '[]' NOT NULL,
	`cookieDeclarationTableHeadingStartLevel` integer DEFAULT 3 NOT NULL,
	`cookieDeclarationTablePrependConsentChangeLink` integer DEFAULT true NOT NULL,
	`cookieDeclarationTablePrependIntroText` integer DEFAULT true NOT NULL,
	`imprintDisplayMode` text DEFAULT 'link' NOT NULL,
	`imprintOpenInNewTab` integer DEFAULT true NOT NULL,
	`imprintShowWidget` integer DEFAULT true NOT NULL,
	`privacyPolicyDisplayMode` text DEFAULT 'link' NOT NULL,
	`privacyPolicyOpenInNewTab` integer DEFAULT true NOT NULL,
	`privacyPolicyShowWidget` integer DEFAULT true NOT NULL,
	`accessibilityDisplayMode` text DEFAULT 'link' NOT NULL,
	`accessibilityLinkEnabled` integer DEFAULT false NOT NULL,
	`statisticsEnabled` integer DEFAULT true NOT NULL,
	`compat` text DEFAULT '{}' NOT NULL,
	`logDatabase` integer DEFAULT 0 NOT NULL,
	`log` integer NOT NULL,
	`scannedAt` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`legalChangedAt` integer DEFAULT 0 NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_id_unique` ON `domains` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `domainsByName` ON `domains` (`clientId`,`hostKey`,`path`);
--> statement-breakpoint
CREATE TABLE `embeddings` (
	`seq` integer PRIMARY KEY NOT NULL,
	`domainId` text NOT NULL,
	`updatedAt` integer NOT NULL,
	`id` text NOT NULL,
	`name` text(255) NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`purpose` text NOT NULL,
	`vendor` text(255) DEFAULT '' NOT NULL,
	`scriptHtmlCode` text(65536) DEFAULT '' NOT NULL,
	`scriptLoaderGroup` text(255) DEFAULT '' NOT NULL,
	`scriptMarkers` text DEFAULT '[]' NOT NULL,
	`iframeMarkers` text DEFAULT '[]' NOT NULL,
	`hideIframesUntilConsent` integer DEFAULT false NOT NULL,
	`excludeUrlsMode` text DEFAULT 'exclude' NOT NULL,
	`excludeFromUrls` text DEFAULT '[]' NOT NULL,
	`description` text(65536) DEFAULT '' NOT NULL,
	`privacyPolicyUrl` text(2048) DEFAULT '' NOT NULL,
	`whatDataIsCollected` text(65536) DEFAULT '' NOT NULL,
	`purposeOfDataCollection` text(65536) DEFAULT '' NOT NULL,
	`legalBasis` text(65536) DEFAULT '' NOT NULL,
	`placeOfProcessing` text(65536) DEFAULT '' NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`googleConsentMode` text DEFAULT '[]' NOT NULL,
	`assets` text DEFAULT '[]' NOT NULL,
	`compat` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `embeddings_id_unique` ON `embeddings` (`id`);
--> statement-breakpoint
CREATE INDEX `embeddingsByDomain` ON `embeddings` (`domainId`);
--> statement-breakpoint
CREATE TABLE `locales` (
	`seq` integer PRIMARY KEY NOT NULL,
	`domainId` text NOT NULL,
	`updatedAt` integer NOT NULL,
	`name` text(5) NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`widgetTitle` text(65536) DEFAULT '' NOT NULL,
	`widgetIntroText` text(65536) DEFAULT '' NOT NULL,
	`widgetDeclineButtonText` text(65536) DEFAULT '' NOT NULL,
	`widgetFullConsentButtonText` text(65536) DEFAULT '' NOT NULL,
	`widgetSettingsButtonText` text(65536) DEFAULT '' NOT NULL,
	`checkAllButtonText` text(65536) DEFAULT '' NOT NULL,
	`uncheckAllButtonText` text(65536) DEFAULT '' NOT NULL,
	`imprint` text(65536) DEFAULT '' NOT NULL,
	`imprintHtmlCode` text(65536) DEFAULT '' NOT NULL,
	`imprintUrl` text(65536) DEFAULT '' NOT NULL,
	`privacyPolicy` text(65536) DEFAULT '' NOT NULL,
	`privacyPolicyHtmlCode` text(65536) DEFAULT '' NOT NULL,
	`privacyPolicyUrl` text(65536) DEFAULT '' NOT NULL,
	`accessibility` text(65536) DEFAULT '' NOT NULL,
	`accessibilityHtmlCode` text(65536) DEFAULT '' NOT NULL,
	`accessibilityUrl` text(65536) DEFAULT '' NOT NULL,
	`categoriesTitle` text(65536) DEFAULT '' NOT NULL,
	`categoriesCancelButtonText` text(65536) DEFAULT '' NOT NULL,
	`categoriesFullConsentButtonText` text(65536) DEFAULT '' NOT NULL,
	`categoriesSaveButtonText` text(65536) DEFAULT '' NOT NULL,
	`detailsCloseButtonText` text(65536) DEFAULT '' NOT NULL,
	`embeddingVendorLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingDescriptionLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingPrivacyPolicyUrlLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingWhichDataIsCollectedLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingPurposeOfDataCollectionLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingLegalBasisLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingPlaceOfProcessingLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingAssetNameLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingAssetLifetimeLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingAssetDescriptionLabel` text(65536) DEFAULT '' NOT NULL,
	`blockedContentTitle` text(65536) DEFAULT '' NOT NULL,
	`blockedContentDisclaimer` text(65536) DEFAULT '' NOT NULL,
	`blockedContentConsentButtonText` text(65536) DEFAULT '' NOT NULL,
	`blockedContentConsentSwitchShowExternalContent` text(65536) DEFAULT '' NOT NULL,
	`blockedContentConsentSwitchProviderDetails` text(65536) DEFAULT '' NOT NULL,
	`changeConsentText` text(65536) DEFAULT '' NOT NULL,
	`moreInformationLabel` text(65536) DEFAULT '' NOT NULL,
	`purposeNames` text DEFAULT '{}' NOT NULL,
	`purposeDescriptions` text DEFAULT '{}' NOT NULL,
	`compat` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `localesByName` ON `locales` (`domainId`,`name`);
--> statement-breakpoint
CREATE TABLE `operatorSessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`startedAt` integer NOT NULL,
	`usedAt` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `placeholders` (
	`seq` integer PRIMARY KEY NOT NULL,
	`domainId` text NOT NULL,
	`updatedAt` integer NOT NULL,
	`name` text(64) NOT NULL,
	`bareName` text NOT NULL,
	`value` text(65536) DEFAULT '' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `placeholdersByName` ON `placeholders` (`domainId`,`bareName`);
--> statement-breakpoint
CREATE TABLE `scans` (
	`domainId` text PRIMARY KEY NOT NULL,
	`scannedAt` integer NOT NULL,
	`found` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `knownDevices` (
	`clientId` text NOT NULL,
	`hash` text NOT NULL,
	`usedAt` integer NOT NULL,
	`browser` text(64) DEFAULT '' NOT NULL,
	PRIMARY KEY(`clientId`, `hash`),
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `links` (
	`clientId` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `links_hash_unique` ON `links` (`hash`);
--> statement-breakpoint
CREATE TABLE `secondFactors` (
	`clientId` text PRIMARY KEY NOT NULL,
	`secretCipher` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`recovery` text DEFAULT '[]' NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`triedAt` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`clientId` text NOT NULL,
	`beganAt` integer NOT NULL,
	`usedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`operator` text,
	`passwordAt` integer NOT NULL,
	`browser` text(64) DEFAULT '' NOT NULL,
	`device` text,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessionsByClient` ON `sessions` (`clientId`);
--> statement-breakpoint
CREATE TABLE `signInNames` (
	`key` text PRIMARY KEY NOT NULL,
	`clientId` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `statistics` (
	`domainId` text NOT NULL,
	`date` text(10) NOT NULL,
	`locale` text(5) NOT NULL,
	`acceptedAll` integer NOT NULL,
	`refusedAll` integer NOT NULL,
	`chosen` integer NOT NULL,
	`unanswered` integer NOT NULL,
	PRIMARY KEY(`domainId`, `date`, `locale`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `statisticsByDate` ON `statistics` (`date`);
--> statement-breakpoint
CREATE TABLE `pendingCounts` (
	`at` integer NOT NULL,
	`id` integer NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `themes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`domainId` text NOT NULL,
	`updatedAt` integer NOT NULL,
	`id` text NOT NULL,
	`name` text(255) NOT NULL,
	`default` integer DEFAULT false NOT NULL,
	`widgetBlocking` integer DEFAULT true NOT NULL,
	`widgetButtons` text DEFAULT '["accept","decline","cpanel"]' NOT NULL,
	`widgetCloseButton` integer DEFAULT false NOT NULL,
	`widgetPosition` text DEFAULT 'center' NOT NULL,
	`widgetSwitchType` text DEFAULT 'switch' NOT NULL,
	`showPurposesInMainWindow` integer DEFAULT false NOT NULL,
	`settingsAcceptAllButton` integer DEFAULT true NOT NULL,
	`settingsCheckAndUncheckAllButtons` integer DEFAULT false NOT NULL,
	`settingsFooter` integer DEFAULT true NOT NULL,
	`complyWithDoNotTrack` integer DEFAULT false NOT NULL,
	`enableOnlyInEu` integer DEFAULT false NOT NULL,
	`manipulationPrevention` integer DEFAULT false NOT NULL,
	`logoEnabled` integer DEFAULT false NOT NULL,
	`logoImage` text,
	`settingsIconEnabled` integer DEFAULT true NOT NULL,
	`settingsIconImage` text,
	`settingsIconTarget` text DEFAULT 'purpose' NOT NULL,
	`whitelabel` integer DEFAULT false NOT NULL,
	`primaryButtonBackgroundColor` text(7) DEFAULT '#175c50' NOT NULL,
	`primaryButtonForegroundColor` text(7) DEFAULT '#ffffff' NOT NULL,
	`primaryButtonBorderColor` text(7) DEFAULT '#175c50' NOT NULL,
	`declineButtonBackgroundColor` text(7) DEFAULT '#175c50' NOT NULL,
	`declineButtonForegroundColor` text(7) DEFAULT '#ffffff' NOT NULL,
	`declineButtonBorderColor` text(7) DEFAULT '#175c50' NOT NULL,
	`buttonBackgroundColor` text(7) DEFAULT '#ffffff' NOT NULL,
	`buttonForegroundColor` text(7) DEFAULT '#1a2126' NOT NULL,
	`buttonBorderColor` text(7) DEFAULT '#79838c' NOT NULL,
	`windowBackgroundColor` text(7) DEFAULT '#ffffff' NOT NULL,
	`windowForegroundColor` text(7) DEFAULT '#1a2126' NOT NULL,
	`windowBorderColor` text(7) DEFAULT '#dddedf' NOT NULL,
	`windowLinkColor` text(7) DEFAULT '#175c50' NOT NULL,
	`iframeBlockerBackgroundColor` text(7) DEFAULT '#f4f4f4' NOT NULL,
	`iframeBlockerForegroundColor` text(7) DEFAULT '#1a2126' NOT NULL,
	`iframeBlockerButtonBackgroundColor` text(7) DEFAULT '#175c50' NOT NULL,
	`iframeBlockerButtonForegroundColor` text(7) DEFAULT '#ffffff' NOT NULL,
	`customCss` text(65536) DEFAULT '' NOT NULL,
	`customCssForIframeBlocker` text(65536) DEFAULT '' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `themes_id_unique` ON `themes` (`id`);
--> statement-breakpoint
CREATE INDEX `themesByDomain` ON `themes` (`domainId`);
--> statement-breakpoint
CREATE TABLE `archived` (
	`log` integer NOT NULL,
	`ucid48` integer NOT NULL,
	`block` integer NOT NULL,
	`member` integer NOT NULL,
	PRIMARY KEY(`log`, `ucid48`, `block`, `member`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `blocks` (
	`log` integer NOT NULL,
	`number` integer NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`oldest` integer NOT NULL,
	`newest` integer NOT NULL,
	`sealedAt` integer NOT NULL,
	`state` text DEFAULT 'sealed' NOT NULL,
	`root` text,
	`record` text,
	`nodes` blob,
	`object` text,
	`members` text,
	`leaves` text,
	`starts` text DEFAULT '[]' NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`dirty` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`log`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `blocksByLast` ON `blocks` (`log`,`last`);
--> statement-breakpoint
CREATE INDEX `blocksArchived` ON `blocks` (`log`,`last`) WHERE "blocks"."state" = 'archived';
--> statement-breakpoint
CREATE INDEX `blocksToHash` ON `blocks` (`sealedAt`) WHERE "blocks"."state" = 'sealed';
--> statement-breakpoint
CREATE INDEX `blocksToArchive` ON `blocks` (`sealedAt`) WHERE "blocks"."state" = 'hashed';
--> statement-breakpoint
CREATE INDEX `blocksToRewrite` ON `blocks` (`log`,`number`) WHERE "blocks"."dirty" = 1;
--> statement-breakpoint
CREATE INDEX `blocksByAge` ON `blocks` (`oldest`) WHERE "blocks"."state" <> 'gone';
--> statement-breakpoint
CREATE TABLE `days` (
	`log` integer NOT NULL,
	`day` integer NOT NULL,
	`given` integer NOT NULL,
	`declined` integer NOT NULL,
	`reported` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`log`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `deletions` (
	`domainId` text PRIMARY KEY NOT NULL,
	`log` integer NOT NULL,
	`logDatabase` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`object` text PRIMARY KEY NOT NULL,
	`log` integer NOT NULL,
	`block` integer NOT NULL,
	`at` integer NOT NULL,
	`state` text DEFAULT 'listed' NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `tombstonesByTime` ON `tombstones` (`at`);
--> statement-breakpoint
CREATE TABLE `entries` (
	`log` integer NOT NULL,
	`seq` integer NOT NULL,
	`ucid` blob NOT NULL,
	`timestamp` integer NOT NULL,
	`consent` integer NOT NULL,
	`manipulationPrevention` integer NOT NULL,
	`notice` integer NOT NULL,
	`accepted` blob NOT NULL,
	`signals` text DEFAULT '' NOT NULL,
	`attachment` blob,
	PRIMARY KEY(`log`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `attachments` (
	`log` integer NOT NULL,
	`seq` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`log`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `entriesByUcid` ON `entries` (`log`,`ucid`,`seq`);
--> statement-breakpoint
CREATE TABLE `erased` (
	`log` integer NOT NULL,
	`seq` integer NOT NULL,
	`timestamp` integer NOT NULL,
	`leaf` blob NOT NULL,
	`listed` integer,
	PRIMARY KEY(`log`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `erasures` (
	`log` integer NOT NULL,
	`ucid48` integer NOT NULL,
	`visitor` blob NOT NULL,
	`tail` integer NOT NULL,
	PRIMARY KEY(`log`, `ucid48`, `visitor`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `erasedToList` ON `erased` (`log`,`seq`) WHERE "erased"."listed" is null;
--> statement-breakpoint
CREATE TABLE `failedJobs` (
	`log` integer NOT NULL,
	`step` text NOT NULL,
	`block` integer NOT NULL,
	`reason` text NOT NULL,
	`tries` integer NOT NULL,
	`since` integer NOT NULL,
	`nextAt` integer NOT NULL,
	PRIMARY KEY(`log`, `step`, `block`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `heads` (
	`log` integer NOT NULL,
	`block` integer NOT NULL,
	`first` integer NOT NULL,
	`entries` integer NOT NULL,
	`root` text NOT NULL,
	`nodes` blob NOT NULL,
	`leaves` blob NOT NULL,
	PRIMARY KEY(`log`, `block`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `touched` (
	`log` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`domainId` text NOT NULL,
	`number` integer NOT NULL,
	`began` integer NOT NULL,
	`key` blob NOT NULL,
	`createdAt` integer NOT NULL,
	`ended` integer,
	`copy` text,
	`moving` integer,
	`movedFrom` integer,
	`records` integer DEFAULT 0 NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`root` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`generation` integer DEFAULT 0 NOT NULL,
	`former` text DEFAULT '[]' NOT NULL,
	`continues` text DEFAULT '' NOT NULL,
	`hashedAt` integer DEFAULT 0 NOT NULL,
	`orphanedAt` integer,
	`openedAt` integer DEFAULT 0 NOT NULL,
	`countedSeq` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `logsByDomain` ON `logs` (`domainId`) WHERE "logs"."ended" is null;
--> statement-breakpoint
CREATE INDEX `logsEnded` ON `logs` (`ended`) WHERE "logs"."ended" is not null;
--> statement-breakpoint
CREATE INDEX `logsByOpening` ON `logs` (`openedAt`) WHERE "logs"."ended" is null;
--> statement-breakpoint
CREATE INDEX `logsUnsigned` ON `logs` ("records" - "size" + ("note" = '')) WHERE "logs"."ended" is null;
--> statement-breakpoint
CREATE INDEX `logsByGeneration` ON `logs` (`generation`) WHERE "logs"."ended" is null;
--> statement-breakpoint
CREATE INDEX `logsOrphaned` ON `logs` (`orphanedAt`) WHERE "logs"."orphanedAt" is not null;
--> statement-breakpoint
CREATE TABLE `maintenance` (
	`id` integer PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`checkedAt` integer DEFAULT 0 NOT NULL,
	`checkedCount` integer DEFAULT 0 NOT NULL,
	`stopped` text,
	`repeatedTo` text,
	`sweptTo` text,
	`lease` text,
	`leaseUntil` integer DEFAULT 0 NOT NULL,
	`careful` integer DEFAULT false NOT NULL,
	`lastLog` integer DEFAULT 0 NOT NULL,
	`cutAt` text,
	`startedAt` integer,
	`endedAt` integer,
	`sizes` text,
	`sizesAt` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `noticeDays` (
	`log` integer NOT NULL,
	`day` integer NOT NULL,
	`notice` integer NOT NULL,
	`acceptedAll` integer DEFAULT 0 NOT NULL,
	`chosen` integer DEFAULT 0 NOT NULL,
	`refusedAll` integer DEFAULT 0 NOT NULL,
	`latestAcceptedAll` integer DEFAULT 0 NOT NULL,
	`latestChosen` integer DEFAULT 0 NOT NULL,
	`latestRefusedAll` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`log`, `day`, `notice`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `moves` (
	`domainId` text PRIMARY KEY NOT NULL,
	`fromDatabase` integer NOT NULL,
	`fromLog` integer NOT NULL,
	`toDatabase` integer NOT NULL,
	`startedAt` integer NOT NULL,
	`error` text,
	`movedAt` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `nodes` (
	`log` integer NOT NULL,
	`level` integer NOT NULL,
	`position` integer NOT NULL,
	`hash` blob NOT NULL,
	PRIMARY KEY(`log`, `level`, `position`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `notices` (
	`log` integer NOT NULL,
	`number` integer NOT NULL,
	`hash` blob NOT NULL,
	`locale` text NOT NULL,
	`version` integer NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`retired` integer,
	`content` blob NOT NULL,
	`everything` blob NOT NULL,
	PRIMARY KEY(`log`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `noticesUnused` ON `notices` (`retired`) WHERE "notices"."used" = 0;
--> statement-breakpoint
CREATE INDEX `noticesCurrent` ON `notices` (`log`) WHERE "notices"."retired" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `noticesByHash` ON `notices` (`log`,`hash`);
--> statement-breakpoint
CREATE TABLE `serviceDays` (
	`log` integer NOT NULL,
	`day` integer NOT NULL,
	`notice` integer NOT NULL,
	`service` integer NOT NULL,
	`latestAccepted` integer NOT NULL,
	PRIMARY KEY(`log`, `day`, `notice`, `service`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `recordingLinks` (
	`hash` text PRIMARY KEY NOT NULL,
	`domainId` text NOT NULL,
	`expiresAt` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `settledIssues` (
	`domainId` text NOT NULL,
	`issue` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`domainId`, `issue`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reports` (
	`domainId` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`firstDay` text NOT NULL,
	`lastDay` text NOT NULL,
	`days` integer NOT NULL,
	`count` integer NOT NULL,
	`earlyDay` text NOT NULL,
	`network` integer NOT NULL,
	`confirmed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`domainId`, `kind`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `domainsToScan` ON `domains` (`scannedAt`) WHERE permanentScanEnabled = 1;
--> statement-breakpoint
-- What follows from a row is kept right by the database itself, whoever writes, in the same transaction.

-- Quotas hold under parallel creates, too. The message is the name of the limit (src/db/constraints.ts).
-- User names and e-mail addresses are one space of names: what another client has, none gets.
CREATE TRIGGER clientsInserted AFTER INSERT ON clients
BEGIN
  INSERT INTO signInNames (key, clientId) SELECT NEW.usernameKey, NEW.id UNION SELECT NEW.emailKey, NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER clientsRenamed AFTER UPDATE OF usernameKey, emailKey ON clients
WHEN (NEW.usernameKey, NEW.emailKey) <> (OLD.usernameKey, OLD.emailKey)
BEGIN
  DELETE FROM signInNames WHERE key IN (OLD.usernameKey, OLD.emailKey);
  INSERT INTO signInNames (key, clientId) SELECT NEW.usernameKey, NEW.id UNION SELECT NEW.emailKey, NEW.id;
END;
--> statement-breakpoint
-- A password link was sent to the address that the client had at that time.
CREATE TRIGGER clientsMoved AFTER UPDATE OF emailKey ON clients
WHEN NEW.emailKey <> OLD.emailKey
BEGIN
  DELETE FROM links WHERE clientId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER clientsDeleted AFTER DELETE ON clients
BEGIN
  DELETE FROM signInNames WHERE key IN (OLD.usernameKey, OLD.emailKey);
END;
--> statement-breakpoint
CREATE TRIGGER domainsQuota BEFORE INSERT ON domains
WHEN (SELECT domainMaxCount <> -1 AND domainCount >= domainMaxCount FROM clients WHERE id = NEW.clientId)
BEGIN
  SELECT RAISE(ABORT, 'domainMaxCount');
END;
--> statement-breakpoint
CREATE TRIGGER domainsFeature BEFORE INSERT ON domains
WHEN (SELECT NOT features ->> 'canUseMultiDom' AND domainCount > 0 FROM clients WHERE id = NEW.clientId)
BEGIN
  SELECT RAISE(ABORT, 'canUseMultiDom');
END;
--> statement-breakpoint
CREATE TRIGGER localesFeature BEFORE INSERT ON locales
WHEN (SELECT NOT c.features ->> 'moreThan2Lang' AND (SELECT count(*) FROM locales WHERE domainId = d.id) > 1 FROM domains d JOIN clients c ON c.id = d.clientId WHERE d.id = NEW.domainId)
BEGIN
  SELECT RAISE(ABORT, 'moreThan2Lang');
END;
--> statement-breakpoint
CREATE TRIGGER localesFeatureUpdate BEFORE UPDATE OF active ON locales
WHEN NEW.active AND NOT OLD.active AND (SELECT NOT c.features ->> 'moreThan2Lang' AND (SELECT count(*) FROM locales WHERE domainId = d.id AND active) > 1 FROM domains d JOIN clients c ON c.id = d.clientId WHERE d.id = NEW.domainId)
BEGIN
  SELECT RAISE(ABORT, 'moreThan2Lang');
END;
--> statement-breakpoint
CREATE TRIGGER domainsWhitelabelQuota BEFORE INSERT ON domains
WHEN NEW.whitelabel AND (SELECT whitelabelMaxCount <> -1 AND whitelabelCount >= whitelabelMaxCount FROM clients WHERE id = NEW.clientId)
BEGIN
  SELECT RAISE(ABORT, 'whitelabelMaxCount');
END;
--> statement-breakpoint
CREATE TRIGGER domainsWhitelabelQuotaUpdate BEFORE UPDATE OF whitelabel ON domains
WHEN NEW.whitelabel AND NOT OLD.whitelabel AND (SELECT whitelabelMaxCount <> -1 AND whitelabelCount >= whitelabelMaxCount FROM clients WHERE id = NEW.clientId)
BEGIN
  SELECT RAISE(ABORT, 'whitelabelMaxCount');
END;
--> statement-breakpoint
CREATE TRIGGER domainsInserted AFTER INSERT ON domains
BEGIN
  UPDATE clients SET domainCount = domainCount + 1, whitelabelCount = whitelabelCount + NEW.whitelabel WHERE id = NEW.clientId;
END;
--> statement-breakpoint
CREATE TRIGGER domainsDeleted AFTER DELETE ON domains
BEGIN
  UPDATE clients SET domainCount = domainCount - 1, whitelabelCount = whitelabelCount - OLD.whitelabel WHERE id = OLD.clientId;
  -- Its log ends with it. The next statements, or the job, end one in another database and write the marker (src/log/life/delete-logs.ts).
  UPDATE logs SET ended = unixepoch() WHERE OLD.logDatabase = 0 AND id = OLD.log AND domainId = OLD.id AND ended IS NULL;
  INSERT OR IGNORE INTO deletions (domainId, log, logDatabase) VALUES (OLD.id, OLD.log, OLD.logDatabase);
END;
--> statement-breakpoint
CREATE TRIGGER domainsWhitelabelChanged AFTER UPDATE OF whitelabel ON domains
WHEN NEW.whitelabel <> OLD.whitelabel
BEGIN
  UPDATE clients SET whitelabelCount = whitelabelCount + NEW.whitelabel - OLD.whitelabel WHERE id = NEW.clientId;
END;
--> statement-breakpoint
-- The version counts every change to the configuration of a domain: a cached copy is good as long as it carries the same one.
CREATE TRIGGER domainsChanged AFTER UPDATE ON domains
WHEN NEW.version = OLD.version
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER clientsChanged AFTER UPDATE OF features, company, active, embedKey, embedKeyBefore, embedKeyBeforeUntil ON clients
WHEN (NEW.features, NEW.company, NEW.active, NEW.embedKey, NEW.embedKeyBefore, NEW.embedKeyBeforeUntil)
  IS NOT (OLD.features, OLD.company, OLD.active, OLD.embedKey, OLD.embedKeyBefore, OLD.embedKeyBeforeUntil)
BEGIN
  UPDATE domains SET version = version + 1 WHERE clientId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER embeddingsInserted AFTER INSERT ON embeddings
BEGIN
  UPDATE domains SET
    version = version + 1,
    legalChangedAt = iif(NEW.active, unixepoch(), legalChangedAt)
  WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER embeddingsUpdated AFTER UPDATE ON embeddings
BEGIN
  UPDATE domains SET
    version = version + 1,
    legalChangedAt = iif(NEW.active AND (NOT OLD.active
      OR (NEW.name, NEW.purpose, NEW.vendor, NEW.whatDataIsCollected, NEW.purposeOfDataCollection, NEW.legalBasis, NEW.placeOfProcessing, NEW.assets)
      <> (OLD.name, OLD.purpose, OLD.vendor, OLD.whatDataIsCollected, OLD.purposeOfDataCollection, OLD.legalBasis, OLD.placeOfProcessing, OLD.assets)),
      unixepoch(), legalChangedAt)
  WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER embeddingsDeleted AFTER DELETE ON embeddings
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = OLD.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER localesInserted AFTER INSERT ON locales
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER localesUpdated AFTER UPDATE ON locales
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER localesDeleted AFTER DELETE ON locales
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = OLD.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER placeholdersInserted AFTER INSERT ON placeholders
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER placeholdersUpdated AFTER UPDATE ON placeholders
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER placeholdersDeleted AFTER DELETE ON placeholders
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = OLD.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER themesInserted AFTER INSERT ON themes
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.domainId;
  UPDATE themes SET "default" = 0 WHERE NEW."default" AND domainId = NEW.domainId AND id <> NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER themesUpdated AFTER UPDATE ON themes
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.domainId;
  UPDATE themes SET "default" = 0 WHERE NEW."default" AND domainId = NEW.domainId AND id <> NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER themesDeleted AFTER DELETE ON themes
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = OLD.domainId;
END;
--> statement-breakpoint
-- The log (docs/log.md): an entry is added and never changed, whoever writes.
CREATE TRIGGER entriesUnchanged BEFORE UPDATE ON entries
BEGIN
  SELECT RAISE(ABORT, 'an entry of the log is never changed');
END;
--> statement-breakpoint
-- It goes alone when its visitor has it erased, with its block, or with its log.
CREATE TRIGGER entriesKept BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM erased WHERE log = OLD.log AND seq = OLD.seq)
  AND NOT EXISTS (SELECT 1 FROM logs WHERE id = OLD.log AND ended IS NOT NULL)
  AND coalesce((SELECT state FROM blocks WHERE log = OLD.log AND last >= OLD.seq ORDER BY last LIMIT 1), 'open') NOT IN ('archived', 'gone')
BEGIN
  SELECT RAISE(ABORT, 'an entry of the log goes with its block, its log or an erasure');
END;
--> statement-breakpoint
-- The decision of a visitor as the entry that it is, and the seq of the one that it repeats or 0 (src/log/append.ts): what repeats
-- none is added.
CREATE VIEW decisions AS SELECT *, 0 AS repeated, '' AS state FROM entries;
--> statement-breakpoint
CREATE TRIGGER decisionsTaken INSTEAD OF INSERT ON decisions
WHEN NEW.seq > NEW.repeated
BEGIN
  INSERT INTO entries VALUES (NEW.log, NEW.seq, NEW.ucid, NEW.timestamp, NEW.consent, NEW.manipulationPrevention, NEW.notice, NEW.accepted,
    NEW.signals, NEW.attachment);
END;
--> statement-breakpoint
-- A notice that an entry has named stays with the log. New entries are hashed some minutes later, or with every
-- thousandth entry (src/log/heads/hash-heads.ts).
CREATE TRIGGER entriesInserted AFTER INSERT ON entries
BEGIN
  UPDATE notices SET used = 1 WHERE log = NEW.log AND number = NEW.notice AND NOT used;
  INSERT INTO touched (log, at) VALUES (NEW.log, iif(NEW.seq % 1000, NEW.timestamp, 0))
    ON CONFLICT DO UPDATE SET at = 0 WHERE excluded.at = 0 AND at > 0;
END;
--> statement-breakpoint
-- An attachment goes with its entry.
CREATE TRIGGER entriesDeleted AFTER DELETE ON entries
WHEN OLD.attachment IS NOT NULL
BEGIN
  DELETE FROM attachments WHERE log = OLD.log AND seq = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER noticesKept BEFORE DELETE ON notices
WHEN OLD.used AND NOT EXISTS (SELECT 1 FROM logs WHERE id = OLD.log AND ended IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a notice that an entry names goes with its log');
END;
--> statement-breakpoint
CREATE TRIGGER noticesUnchanged BEFORE UPDATE OF log, number, hash, locale, content, everything ON notices
BEGIN
  SELECT RAISE(ABORT, 'a notice is never changed');
END;
--> statement-breakpoint
-- Only where the whole log goes on under another number does a record change, and then in its number alone
-- (src/log/life/renumber.ts).
CREATE TRIGGER recordsUnchanged BEFORE UPDATE OF log, number, first, last, oldest, newest, root, record ON blocks
WHEN OLD.record IS NOT NULL
  AND (NEW.log, NEW.number, NEW.first, NEW.last, NEW.oldest, NEW.newest, NEW.root, NEW.record)
    IS NOT (OLD.log, OLD.number, OLD.first, OLD.last, OLD.oldest, OLD.newest, OLD.root,
      json_set(OLD.record, '$.log', (SELECT coalesce(number, id) FROM logs WHERE id = OLD.log)))
BEGIN
  SELECT RAISE(ABORT, 'the record of a block is never changed');
END;
--> statement-breakpoint
-- A batch that may only run as long as something holds begins with an INSERT of whether it does: see src/log/job/conditional-batch.ts.
CREATE VIEW conditions AS SELECT 1 AS holds;
--> statement-breakpoint
CREATE TRIGGER conditionsHold INSTEAD OF INSERT ON conditions
WHEN NEW.holds IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'no longer so');
END;
