CREATE TABLE `broadcasts` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`topic` text NOT NULL,
	`params` text NOT NULL,
	`link` text,
	`audience` text NOT NULL,
	`refs` text NOT NULL,
	`in_bell` integer DEFAULT true NOT NULL,
	`by_mail` integer DEFAULT true NOT NULL,
	`at` integer,
	`ends_at` integer,
	`state` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`stepped_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `broadcasts_key_unique` ON `broadcasts` (`key`);--> statement-breakpoint
CREATE INDEX `broadcasts_at_idx` ON `broadcasts` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `broadcasts_state_idx` ON `broadcasts` (`state`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`bell` integer NOT NULL,
	`mail` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic`)
);
--> statement-breakpoint
CREATE TABLE `notice_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`is_daily` integer NOT NULL,
	`not_before` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notice_mails_due_idx` ON `notice_mails` (`state`,`not_before`,`id`) WHERE "notice_mails"."state" IN ('pending', 'claimed');--> statement-breakpoint
CREATE INDEX `notice_mails_source_idx` ON `notice_mails` (`source_id`,`state`);--> statement-breakpoint
CREATE INDEX `notice_mails_user_idx` ON `notice_mails` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notice_mails_created_idx` ON `notice_mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `notice_readers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`read_to` integer DEFAULT 0 NOT NULL,
	`language` text,
	`unsubscribe_code` text,
	`calendar_code` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_readers_unsubscribe_code_unique` ON `notice_readers` (`unsubscribe_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `notice_readers_calendar_code_unique` ON `notice_readers` (`calendar_code`);--> statement-breakpoint
CREATE TABLE `notice_reads` (
	`user_id` text NOT NULL,
	`notice_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `notice_id`)
);
--> statement-breakpoint
CREATE TABLE `notice_templates` (
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	PRIMARY KEY(`kind`, `version`)
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`topic` text NOT NULL,
	`params` text NOT NULL,
	`link` text,
	`at` integer NOT NULL,
	`broadcast_id` text
);
--> statement-breakpoint
CREATE INDEX `notices_user_idx` ON `notices` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_at_idx` ON `notices` (`at`);--> statement-breakpoint
CREATE INDEX `notices_broadcast_idx` ON `notices` (`broadcast_id`) WHERE "notices"."broadcast_id" IS NOT NULL;