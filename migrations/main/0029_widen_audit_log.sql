CREATE TABLE `audit_chain` (
	`seq` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`sealed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_intents` (
	`id` text PRIMARY KEY NOT NULL,
	`entry` text NOT NULL,
	`begun_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_intents_begun_idx` ON `audit_intents` (`begun_at`);--> statement-breakpoint
CREATE TABLE `audit_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`alias` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_keys_alias_unique` ON `audit_keys` (`alias`);--> statement-breakpoint
CREATE TABLE `contact_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`text` text NOT NULL,
	`delivery_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_answers_message_idx` ON `contact_answers` (`message_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contact_drafts` (
	`message_id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `contact_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_notes_message_idx` ON `contact_notes` (`message_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mail_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_deliveries_state_idx` ON `mail_deliveries` (`state`,`updated_at`);--> statement-breakpoint
CREATE TABLE `__new_audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text,
	`act` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title` text,
	`detail` text NOT NULL,
	`reason` text,
	`person` text,
	`sealed` text,
	`origin` text,
	`request_id` text
);
--> statement-breakpoint
INSERT INTO `audit_keys` (`user_id`, `alias`, `key`)
SELECT `id`, 'per_' || lower(hex(randomblob(13))), lower(hex(randomblob(32))) FROM `auth_users`
WHERE `id` IN (SELECT `actor` FROM `audit_log` UNION SELECT `uid` FROM `account_acts` UNION SELECT `actor_id` FROM `account_acts`);
--> statement-breakpoint
INSERT INTO `__new_audit_log` (`id`, `at`, `actor`, `act`, `kind`, `item_id`, `detail`, `reason`)
SELECT `id`, `at`, coalesce((SELECT `alias` FROM `audit_keys` WHERE `user_id` = `acts`.`actor`), `actor`), `act`, `kind`,
  coalesce((SELECT `alias` FROM `audit_keys` WHERE `user_id` = `acts`.`item_id`), `item_id`), `detail`, `reason`
FROM (
  SELECT `id`, `at`, `actor`, 'content.' || `act` AS `act`, `kind`, `item_id`, `detail`, NULL AS `reason` FROM `audit_log`
  UNION ALL
  SELECT `id`, `created_at`, CASE `kind` WHEN 'second_factor_reset' THEN NULL ELSE coalesce(`actor_id`, `uid`) END,
    CASE `kind` WHEN 'birth_date_corrected' THEN 'student.' ELSE 'account.' END || `kind`,
    CASE `kind` WHEN 'birth_date_corrected' THEN 'student' ELSE 'account' END, `uid`, '{}', `reason`
  FROM `account_acts`
) AS `acts` ORDER BY `at`, `id`;
--> statement-breakpoint
DROP TABLE `account_acts`;--> statement-breakpoint
DROP TABLE `audit_log`;--> statement-breakpoint
ALTER TABLE `__new_audit_log` RENAME TO `audit_log`;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_id_unique` ON `audit_log` (`id`);--> statement-breakpoint
CREATE INDEX `audit_log_at_idx` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_idx` ON `audit_log` (`actor`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_act_idx` ON `audit_log` (`act`,`kind`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_act_idx` ON `audit_log` (`actor`,`act`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_kind_idx` ON `audit_log` (`kind`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_item_idx` ON `audit_log` (`kind`,`item_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_person_idx` ON `audit_log` (`person`,`at`);--> statement-breakpoint
DROP INDEX `contact_messages_state_idx`;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_topic_idx` ON `contact_messages` (`topic`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_state_idx` ON `contact_messages` (`state`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows_on_update` BEFORE UPDATE ON `audit_log` BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows_on_delete` BEFORE DELETE ON `audit_log` BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_chain_keeps_rows_on_update` BEFORE UPDATE ON `audit_chain` BEGIN
  SELECT RAISE(ABORT, 'audit_chain is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_chain_keeps_rows_on_delete` BEFORE DELETE ON `audit_chain` BEGIN
  SELECT RAISE(ABORT, 'audit_chain is append-only');
END;
