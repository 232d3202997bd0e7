CREATE TABLE `answers` (
	`source_id` text NOT NULL,
	`question_id` text NOT NULL,
	`question_version_id` text NOT NULL,
	`subject` text NOT NULL,
	`topic` text NOT NULL,
	`difficulty` text NOT NULL,
	`at` integer NOT NULL,
	`day` text NOT NULL,
	`verdict` text NOT NULL,
	`units` integer NOT NULL,
	`max_units` integer NOT NULL,
	`ms` integer NOT NULL,
	`target_ms` integer NOT NULL,
	`median_ms` integer,
	`is_late` integer DEFAULT false NOT NULL,
	`certainty` text,
	PRIMARY KEY(`source_id`, `question_id`)
);
--> statement-breakpoint
CREATE INDEX `answers_question_idx` ON `answers` (`question_id`,`at`);--> statement-breakpoint
CREATE INDEX `answers_topic_idx` ON `answers` (`subject`,`topic`,`at`);--> statement-breakpoint
CREATE INDEX `answers_at_idx` ON `answers` (`at`);--> statement-breakpoint
CREATE TABLE `cards` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`question_version_id` text,
	`attempt_id` text,
	`test_id` text,
	`subject` text NOT NULL,
	`topic` text NOT NULL,
	`excerpt` text NOT NULL,
	`added_at` integer NOT NULL,
	`missed_at` integer,
	`misses` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`put_off_to` integer,
	`right_days` text DEFAULT '[]' NOT NULL,
	`left_at` integer,
	`answered_anew_at` integer,
	`suspended` text,
	`suggested` text,
	`chosen` text,
	`chosen_for` integer
);
--> statement-breakpoint
CREATE INDEX `cards_due_idx` ON `cards` (`due_at`) WHERE "cards"."suspended" IS NULL;--> statement-breakpoint
CREATE INDEX `cards_topic_idx` ON `cards` (`subject`,`topic`);--> statement-breakpoint
CREATE INDEX `cards_missed_idx` ON `cards` (`missed_at`,`id`) WHERE "cards"."missed_at" IS NOT NULL AND "cards"."left_at" IS NULL;--> statement-breakpoint
CREATE INDEX `cards_left_idx` ON `cards` (`left_at`,`id`) WHERE "cards"."left_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `counted_mocks` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`preset_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deck` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`settings` text NOT NULL,
	`scheduled_for` text,
	`changes_seen` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`test_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`exam_id` text NOT NULL,
	`preset_version_id` text NOT NULL,
	`title` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`units` integer NOT NULL,
	`max_units` integer NOT NULL,
	`ranked` integer NOT NULL,
	`validity` text NOT NULL,
	`key_revision` integer NOT NULL,
	`closing` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_submitted_idx` ON `attempts` (`submitted_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`question_id` text PRIMARY KEY NOT NULL,
	`attempt_id` text,
	`test_id` text,
	`subject` text NOT NULL,
	`topic` text NOT NULL,
	`excerpt` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_order_idx` ON `notes` (`updated_at`,`question_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`card_id` text NOT NULL,
	`session_id` text NOT NULL,
	`at` integer NOT NULL,
	`rating` integer NOT NULL,
	`predicted` real,
	`late_days` real,
	`ms` integer NOT NULL,
	`is_undone` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reviews_card_idx` ON `reviews` (`card_id`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_session_idx` ON `reviews` (`session_id`);--> statement-breakpoint
CREATE INDEX `reviews_at_idx` ON `reviews` (`at`);--> statement-breakpoint
CREATE TABLE `session_events` (
	`session_id` text NOT NULL,
	`device` text NOT NULL,
	`seq` integer NOT NULL,
	`question_id` text NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `device`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `session_events_order_idx` ON `session_events` (`session_id`,`at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`source` text NOT NULL,
	`items` text NOT NULL,
	`started_at` integer NOT NULL,
	`deadline_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `sessions_started_idx` ON `sessions` (`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `sessions_open_idx` ON `sessions` (`started_at`) WHERE "sessions"."finished_at" IS NULL;