-- Written by drizzle-kit; WITHOUT ROWID is added by hand: it cannot write it, and a key beside a rowid costs a second written row.
CREATE TABLE `archived` (
	`domainId` text NOT NULL,
	`ucid` blob NOT NULL,
	`block` integer NOT NULL,
	`offset` integer NOT NULL,
	`length` integer NOT NULL,
	PRIMARY KEY(`domainId`, `ucid`, `block`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `blocks` (
	`domainId` text NOT NULL,
	`number` integer NOT NULL,
	`lastSeq` integer NOT NULL,
	`entries` integer NOT NULL,
	`sealedAt` integer NOT NULL,
	`hash` text,
	`oldest` integer,
	`object` text,
	`expired` integer DEFAULT 0 NOT NULL,
	`remainderHash` text,
	`days` text,
	PRIMARY KEY(`domainId`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `calls` (
	`domainId` text NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`domainId`, `month`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `choices` (
	`domainId` text NOT NULL,
	`id` blob NOT NULL,
	`purposes` text NOT NULL,
	`embeddings` text NOT NULL,
	PRIMARY KEY(`domainId`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `clientCalls` (
	`clientId` text NOT NULL,
	`month` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`clientId`, `month`)
) WITHOUT ROWID;
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
	`apiKeyHash` text NOT NULL,
	`apiKeyCipher` text NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_id_unique` ON `clients` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `clients_usernameKey_unique` ON `clients` (`usernameKey`);--> statement-breakpoint
CREATE UNIQUE INDEX `clients_emailKey_unique` ON `clients` (`emailKey`);--> statement-breakpoint
CREATE UNIQUE INDEX `clients_embedKey_unique` ON `clients` (`embedKey`);--> statement-breakpoint
CREATE UNIQUE INDEX `clients_apiKeyHash_unique` ON `clients` (`apiKeyHash`);--> statement-breakpoint
CREATE TABLE `consents` (
	`domainId` text NOT NULL,
	`seq` integer NOT NULL,
	`ucid` blob NOT NULL,
	`timestamp` integer NOT NULL,
	`consent` integer NOT NULL,
	`manipulationPrevention` integer NOT NULL,
	`choiceId` blob NOT NULL,
	PRIMARY KEY(`domainId`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `consentsByUcid` ON `consents` (`domainId`,`ucid`,`seq`,`timestamp`,`consent`,`manipulationPrevention`,`choiceId`);--> statement-breakpoint
CREATE TABLE `deletions` (
	`domainId` text PRIMARY KEY NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `discarded` (
	`object` text PRIMARY KEY NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `domains` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`clientId` text NOT NULL,
	`enteredName` text(2048) NOT NULL,
	`name` text(255) NOT NULL,
	`hostKey` text NOT NULL,
	`path` text NOT NULL,
	`country` text(2),
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
	`frontendWidgetMinifyCode` integer DEFAULT true NOT NULL,
	`managementStructure` text DEFAULT 'embedding' NOT NULL,
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
	`tcfEnabled` integer DEFAULT false NOT NULL,
	`tcfEnableNewVendorsAfterGvlUpdate` integer DEFAULT false NOT NULL,
	`tcfGoogleAdditionalConsentMode` integer DEFAULT false NOT NULL,
	`tcfUrlMacroAutoAppend` integer DEFAULT false NOT NULL,
	`tcfUrlMacroHandling` integer DEFAULT false NOT NULL,
	`tcfVendorBlacklist` text DEFAULT '[]' NOT NULL,
	`tcfSpecialFeatures` text DEFAULT '[]' NOT NULL,
	`tcfGoogleAdditionalConsentAdProviders` text DEFAULT '[]' NOT NULL,
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
	`version` integer DEFAULT 0 NOT NULL,
	`services` text DEFAULT '{}' NOT NULL,
	`purposeNames` text DEFAULT '{}' NOT NULL,
	`legalChangedAt` integer DEFAULT 0 NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_id_unique` ON `domains` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `domainsByName` ON `domains` (`clientId`,`hostKey`,`path`);--> statement-breakpoint
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
	`tcfVendor` integer,
	`tcfPurposes` text DEFAULT '[]' NOT NULL,
	`tcfSpecialFeatures` text DEFAULT '[]' NOT NULL,
	`googleConsentMode` text DEFAULT '[]' NOT NULL,
	`assets` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `embeddings_id_unique` ON `embeddings` (`id`);--> statement-breakpoint
CREATE INDEX `embeddingsByDomain` ON `embeddings` (`domainId`);--> statement-breakpoint
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
	`detailsTitle` text(65536) DEFAULT '' NOT NULL,
	`detailsCloseButtonText` text(65536) DEFAULT '' NOT NULL,
	`embeddingVendorLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingDescriptionLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingPrivacyPolicyUrlLabel` text(65536) DEFAULT '' NOT NULL,
	`embeddingLifetimeLabel` text(65536) DEFAULT '' NOT NULL,
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
	`blockedContentConsentSwitchAllowEmbedding` text(65536) DEFAULT '' NOT NULL,
	`blockedContentConsentSwitchProviderDetails` text(65536) DEFAULT '' NOT NULL,
	`changeConsentText` text(65536) DEFAULT '' NOT NULL,
	`moreInformationLabel` text(65536) DEFAULT '' NOT NULL,
	`questionMarkButtonText` text(65536) DEFAULT '' NOT NULL,
	`tcfVendorIntroText` text(65536) DEFAULT '' NOT NULL,
	`tcfPurposeLabel` text(65536) DEFAULT '' NOT NULL,
	`tcfSpecialPurposeLabel` text(65536) DEFAULT '' NOT NULL,
	`tcfFeaturesLabel` text(65536) DEFAULT '' NOT NULL,
	`tcfSpecialFeaturesLabel` text(65536) DEFAULT '' NOT NULL,
	`tcfOptedInRemark` text(65536) DEFAULT '' NOT NULL,
	`tcfThirdPartiesLabel` text(65536) DEFAULT '' NOT NULL,
	`nonTcfPurposesLabel` text(65536) DEFAULT '' NOT NULL,
	`nonTcfVendorsLabel` text(65536) DEFAULT '' NOT NULL,
	`tcfVendorUsesNonCookieStorageText` text(65536) DEFAULT '' NOT NULL,
	`tcfSpecialFeaturesHandledGloballyText` text(65536) DEFAULT '' NOT NULL,
	`tcfStacksListText` text(65536) DEFAULT '' NOT NULL,
	`tcfCookieRefreshText` text(65536) DEFAULT '' NOT NULL,
	`tcfExtendedDisclosureText` text(65536) DEFAULT '' NOT NULL,
	`tcfAssetTypeLabel` text(65536) DEFAULT '' NOT NULL,
	`tcfAssetPurposesLabel` text(65536) DEFAULT '' NOT NULL,
	`purposeNames` text DEFAULT '{}' NOT NULL,
	`purposeDescriptions` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `localesByName` ON `locales` (`domainId`,`name`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `placeholdersByName` ON `placeholders` (`domainId`,`bareName`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`clientId` text NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessionsByClient` ON `sessions` (`clientId`);--> statement-breakpoint
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
	`whitelabel` integer DEFAULT false NOT NULL,
	`primaryButtonBackground` text(7) DEFAULT '#175c50' NOT NULL,
	`primaryButtonForeground` text(7) DEFAULT '#ffffff' NOT NULL,
	`primaryButtonBorder` text(7) DEFAULT '#175c50' NOT NULL,
	`declineButtonBackground` text(7) DEFAULT '#175c50' NOT NULL,
	`declineButtonForeground` text(7) DEFAULT '#ffffff' NOT NULL,
	`declineButtonBorder` text(7) DEFAULT '#175c50' NOT NULL,
	`buttonBackground` text(7) DEFAULT '#ffffff' NOT NULL,
	`buttonForeground` text(7) DEFAULT '#1a2126' NOT NULL,
	`buttonBorder` text(7) DEFAULT '#79838c' NOT NULL,
	`windowBackground` text(7) DEFAULT '#ffffff' NOT NULL,
	`windowForeground` text(7) DEFAULT '#1a2126' NOT NULL,
	`windowBorder` text(7) DEFAULT '#dddedf' NOT NULL,
	`windowLinkColor` text(7) DEFAULT '#175c50' NOT NULL,
	`iframeBlockerBackground` text(7) DEFAULT '#f4f4f4' NOT NULL,
	`iframeBlockerForeground` text(7) DEFAULT '#1a2126' NOT NULL,
	`iframeBlockerBorder` text(7) DEFAULT '#d2d3d4' NOT NULL,
	`customCss` text(65536) DEFAULT '' NOT NULL,
	FOREIGN KEY (`domainId`) REFERENCES `domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `themes_id_unique` ON `themes` (`id`);--> statement-breakpoint
CREATE INDEX `themesByDomain` ON `themes` (`domainId`);