-- Several users for each client, the activity list, the status of domains, and the branding of the operator.
CREATE TABLE `activity` (
	`clientId` text NOT NULL,
	`id` integer NOT NULL,
	`domainId` text(12) DEFAULT '' NOT NULL,
	`domainName` text(255) DEFAULT '' NOT NULL,
	`by` text NOT NULL,
	`userId` text,
	`userName` text(255) DEFAULT '' NOT NULL,
	`browser` text(64) DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`action` text NOT NULL,
	`objectId` text(255) DEFAULT '' NOT NULL,
	`objectName` text(255) DEFAULT '' NOT NULL,
	`before` text,
	`after` text,
	PRIMARY KEY(`clientId`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER activityUnchanged BEFORE UPDATE ON activity
BEGIN
  SELECT RAISE(ABORT, 'activity is never changed');
END;
--> statement-breakpoint
-- 395 days in microseconds.
CREATE TRIGGER activityKept BEFORE DELETE ON activity
WHEN OLD.id > (unixepoch() - 395 * 86400) * 1000000 AND EXISTS (SELECT 1 FROM clients WHERE id = OLD.clientId)
BEGIN
  SELECT RAISE(ABORT, 'activity is kept for 395 days');
END;
--> statement-breakpoint
CREATE TABLE `branding` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text(64) DEFAULT '' NOT NULL,
	`accentColor` text(7) DEFAULT '' NOT NULL,
	`logo` text DEFAULT '' NOT NULL,
	`supportAddress` text(255) DEFAULT '' NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `domainStatuses` (
	`domainId` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`issueCount` integer DEFAULT 0 NOT NULL,
	`computedAt` integer NOT NULL,
	`notifiedCount` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `domainStatusesByStatus` ON `domainStatuses` (`status`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`clientId` text NOT NULL,
	`role` text NOT NULL,
	`name` text(255) DEFAULT '' NOT NULL,
	`emailAddress` text(255) NOT NULL,
	`emailKey` text NOT NULL,
	`passwordHash` text DEFAULT '' NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `usersByClient` ON `users` (`clientId`);
--> statement-breakpoint
-- The own user of a client has the same ID as the client.
ALTER TABLE `sessions` ADD `userId` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE sessions SET userId = clientId;
--> statement-breakpoint
ALTER TABLE `signInNames` ADD `userId` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE signInNames SET userId = clientId;
--> statement-breakpoint
-- Triggers that name a table must go before the table is replaced.
DROP TRIGGER clientsMoved;
--> statement-breakpoint
CREATE TABLE `newKnownDevices` (
	`userId` text NOT NULL,
	`clientId` text NOT NULL,
	`hash` text NOT NULL,
	`usedAt` integer NOT NULL,
	`browser` text(64) DEFAULT '' NOT NULL,
	PRIMARY KEY(`userId`, `hash`),
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO newKnownDevices (userId, clientId, hash, usedAt, browser) SELECT clientId, clientId, hash, usedAt, browser FROM knownDevices;
--> statement-breakpoint
DROP TABLE `knownDevices`;
--> statement-breakpoint
ALTER TABLE `newKnownDevices` RENAME TO `knownDevices`;
--> statement-breakpoint
CREATE TABLE `newLinks` (
	`userId` text PRIMARY KEY NOT NULL,
	`clientId` text NOT NULL,
	`hash` text NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO newLinks (userId, clientId, hash, expiresAt) SELECT clientId, clientId, hash, expiresAt FROM links;
--> statement-breakpoint
DROP TABLE `links`;
--> statement-breakpoint
ALTER TABLE `newLinks` RENAME TO `links`;
--> statement-breakpoint
CREATE UNIQUE INDEX `links_hash_unique` ON `links` (`hash`);
--> statement-breakpoint
CREATE TABLE `newSecondFactors` (
	`userId` text PRIMARY KEY NOT NULL,
	`clientId` text NOT NULL,
	`secretCipher` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`recovery` text DEFAULT '[]' NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`triedAt` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`clientId`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO newSecondFactors (userId, clientId, secretCipher, step, recovery, failures, triedAt)
  SELECT clientId, clientId, secretCipher, step, recovery, failures, triedAt FROM secondFactors;
--> statement-breakpoint
DROP TABLE `secondFactors`;
--> statement-breakpoint
ALTER TABLE `newSecondFactors` RENAME TO `secondFactors`;
--> statement-breakpoint
-- A password link was sent to the address that the client had at that time.
CREATE TRIGGER clientsMoved AFTER UPDATE OF emailKey ON clients
WHEN NEW.emailKey <> OLD.emailKey
BEGIN
  DELETE FROM links WHERE userId = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER clientsInserted;
--> statement-breakpoint
CREATE TRIGGER clientsInserted AFTER INSERT ON clients
BEGIN
  INSERT INTO signInNames (key, clientId, userId)
    SELECT NEW.usernameKey, NEW.id, NEW.id UNION SELECT NEW.emailKey, NEW.id, NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER clientsRenamed;
--> statement-breakpoint
CREATE TRIGGER clientsRenamed AFTER UPDATE OF usernameKey, emailKey ON clients
WHEN (NEW.usernameKey, NEW.emailKey) <> (OLD.usernameKey, OLD.emailKey)
BEGIN
  DELETE FROM signInNames WHERE key IN (OLD.usernameKey, OLD.emailKey);
  INSERT INTO signInNames (key, clientId, userId)
    SELECT NEW.usernameKey, NEW.id, NEW.id UNION SELECT NEW.emailKey, NEW.id, NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER usersInserted AFTER INSERT ON users
BEGIN
  INSERT INTO signInNames (key, clientId, userId) VALUES (NEW.emailKey, NEW.clientId, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER usersRenamed AFTER UPDATE OF emailKey ON users
WHEN NEW.emailKey <> OLD.emailKey
BEGIN
  DELETE FROM signInNames WHERE key = OLD.emailKey;
  INSERT INTO signInNames (key, clientId, userId) VALUES (NEW.emailKey, NEW.clientId, NEW.id);
  DELETE FROM links WHERE userId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER usersDeleted AFTER DELETE ON users
BEGIN
  DELETE FROM signInNames WHERE key = OLD.emailKey;
  DELETE FROM sessions WHERE clientId = OLD.clientId AND userId = OLD.id;
  DELETE FROM links WHERE userId = OLD.id;
  DELETE FROM knownDevices WHERE userId = OLD.id;
  DELETE FROM secondFactors WHERE userId = OLD.id;
END;
