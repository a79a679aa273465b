-- What follows from a row is kept right by the database itself, whoever writes, in the same transaction.

-- Quotas hold under parallel creates, too. The message is the name of the limit (src/db/rules.ts).
CREATE TRIGGER domainsQuota BEFORE INSERT ON domains
WHEN (SELECT domainMaxCount <> -1 AND domainCount >= domainMaxCount FROM clients WHERE id = NEW.clientId)
BEGIN
  SELECT RAISE(ABORT, 'domainMaxCount');
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
  -- Its log is taken away in bounded steps (src/log/deletion.ts).
  INSERT OR IGNORE INTO deletions (domainId) VALUES (OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER domainsWhitelabelChanged AFTER UPDATE OF whitelabel ON domains
WHEN NEW.whitelabel <> OLD.whitelabel
BEGIN
  UPDATE clients SET whitelabelCount = whitelabelCount + NEW.whitelabel - OLD.whitelabel WHERE id = NEW.clientId;
END;
--> statement-breakpoint

-- `version` counts every change of a domain's configuration: a cached copy is good as long as it carries the same one.
CREATE TRIGGER domainsChanged AFTER UPDATE ON domains
WHEN NEW.version = OLD.version
BEGIN
  UPDATE domains SET version = version + 1 WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER embeddingsInserted AFTER INSERT ON embeddings
BEGIN
  UPDATE domains SET
    version = version + 1,
    legalChangedAt = iif(NEW.active, unixepoch(), legalChangedAt),
    services = json_set(services, '$."' || NEW.id || '"', json_object(
      'name', NEW.name, 'purpose', NEW.purpose, 'active', json(iif(NEW.active, 'true', 'false')),
      'names', (SELECT json_group_object(key, value ->> 'name') FROM json_each(NEW.translations) WHERE value ->> 'name' <> '')))
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
      unixepoch(), legalChangedAt),
    services = json_set(services, '$."' || NEW.id || '"', json_object(
      'name', NEW.name, 'purpose', NEW.purpose, 'active', json(iif(NEW.active, 'true', 'false')),
      'names', (SELECT json_group_object(key, value ->> 'name') FROM json_each(NEW.translations) WHERE value ->> 'name' <> '')))
  WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER embeddingsDeleted AFTER DELETE ON embeddings
BEGIN
  UPDATE domains SET version = version + 1, services = json_remove(services, '$."' || OLD.id || '"') WHERE id = OLD.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER localesInserted AFTER INSERT ON locales
BEGIN
  UPDATE domains SET version = version + 1, purposeNames = json_set(purposeNames, '$."' || NEW.name || '"', json(NEW.purposeNames))
  WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER localesUpdated AFTER UPDATE ON locales
BEGIN
  UPDATE domains SET version = version + 1, purposeNames = json_set(purposeNames, '$."' || NEW.name || '"', json(NEW.purposeNames))
  WHERE id = NEW.domainId;
END;
--> statement-breakpoint
CREATE TRIGGER localesDeleted AFTER DELETE ON locales
BEGIN
  UPDATE domains SET version = version + 1, purposeNames = json_remove(purposeNames, '$."' || OLD.name || '"') WHERE id = OLD.domainId;
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

-- A client's calls are those of its domains.
CREATE TRIGGER callsInserted AFTER INSERT ON calls
BEGIN
  INSERT INTO clientCalls (clientId, month, count)
  SELECT clientId, NEW.month, NEW.count FROM domains WHERE id = NEW.domainId
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER callsUpdated AFTER UPDATE ON calls
BEGIN
  INSERT INTO clientCalls (clientId, month, count)
  SELECT clientId, NEW.month, NEW.count - OLD.count FROM domains WHERE id = NEW.domainId
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
