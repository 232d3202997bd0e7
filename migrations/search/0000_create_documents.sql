CREATE TABLE `documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`path` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`access` text NOT NULL,
	`languages` text NOT NULL,
	`title_key_en` text NOT NULL,
	`title_key_hi` text NOT NULL,
	`fingerprint` text NOT NULL,
	`updated_at` integer NOT NULL,
	`write_id` text NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_item_idx` ON `documents` (`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `documents_title_en_idx` ON `documents` (`title_key_en`);--> statement-breakpoint
CREATE INDEX `documents_title_hi_idx` ON `documents` (`title_key_hi`);--> statement-breakpoint
CREATE INDEX `documents_write_idx` ON `documents` (`write_id`);--> statement-breakpoint
CREATE INDEX `documents_seen_idx` ON `documents` (`seen_at`);--> statement-breakpoint
CREATE TABLE `index_rules` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `misses` (
	`q` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `misses_times_idx` ON `misses` (`times`);--> statement-breakpoint
CREATE INDEX `misses_last_idx` ON `misses` (`last_at`);--> statement-breakpoint
CREATE TABLE `removals` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `removals_removed_idx` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE TABLE `term_grams` (
	`gram` text NOT NULL,
	`term_id` integer NOT NULL,
	PRIMARY KEY(`gram`, `term_id`)
);
--> statement-breakpoint
CREATE INDEX `term_grams_term_idx` ON `term_grams` (`term_id`);--> statement-breakpoint
CREATE TABLE `terms` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`sound` text NOT NULL,
	`key` text NOT NULL,
	`items` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_word_unique` ON `terms` (`word`);--> statement-breakpoint
CREATE INDEX `terms_key_idx` ON `terms` (`key`);--> statement-breakpoint
CREATE INDEX `terms_seen_idx` ON `terms` (`seen_at`);