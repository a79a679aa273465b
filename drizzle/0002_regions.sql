-- Consent policies by region, the banner of the website itself, and consent signals to other tools.
ALTER TABLE `domains` ADD `consentRejectionLifetime` integer;
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
--> statement-breakpoint
-- What was one setting of the theme that visitors see is now the policies of the domain. The column of themes stays for
-- the previous release, which reads it until the Worker is deployed.
UPDATE `domains` SET `policyUsStates` = 'none', `policyQuebec` = 'none', `policyBrazil` = 'none', `policyElsewhere` = 'none'
WHERE (SELECT `enableOnlyInEu` FROM `themes` WHERE `domainId` = `domains`.`id` ORDER BY `default` DESC, `seq` LIMIT 1) = 1;
--> statement-breakpoint
-- Banner interactions by policy. What was counted before was counted under opt-in.
CREATE TABLE `newStatistics` (
	`domainId` text NOT NULL,
	`date` text(10) NOT NULL,
	`locale` text(5) NOT NULL,
	`policy` text DEFAULT 'optIn' NOT NULL,
	`acceptedAll` integer NOT NULL,
	`refusedAll` integer NOT NULL,
	`chosen` integer NOT NULL,
	`unanswered` integer NOT NULL,
	`gpc` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`domainId`, `date`, `locale`, `policy`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO newStatistics (domainId, date, locale, policy, acceptedAll, refusedAll, chosen, unanswered)
  SELECT domainId, date, locale, 'optIn', acceptedAll, refusedAll, chosen, unanswered FROM statistics;
--> statement-breakpoint
DROP TABLE `statistics`;
--> statement-breakpoint
ALTER TABLE `newStatistics` RENAME TO `statistics`;
--> statement-breakpoint
CREATE INDEX `statisticsByDate` ON `statistics` (`date`);
--> statement-breakpoint
ALTER TABLE `notices` ADD `policy` text DEFAULT 'optIn' NOT NULL;
--> statement-breakpoint
ALTER TABLE `days` ADD `others` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `maintenance` ADD `rolledBackAt` integer DEFAULT 0 NOT NULL;
