-- Consent policies by region, the banner of the website itself, and consent signals to other tools.
ALTER TABLE `domains` ADD `consentRefusalLifetime` integer;
--> statement-breakpoint
ALTER TABLE `domains` ADD `policyEurope` text DEFAULT 'optIn' NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `policyUsStates` text DEFAULT 'optIn' NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `policyQuebec` text DEFAULT 'optIn' NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `policyBrazil` text DEFAULT 'optIn' NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `policyElsewhere` text DEFAULT 'optIn' NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `ownBanner` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `googleConsentRegions` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `googleAdsDataRedaction` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `domains` ADD `googleUrlPassthrough` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `embeddings` ADD `consentSignals` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `embeddings` ADD `loadBeforeConsent` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `embeddings` ADD `exemptInUk` text;
