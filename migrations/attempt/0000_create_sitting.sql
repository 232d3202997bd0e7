CREATE TABLE `events` (
	`device` text NOT NULL,
	`seq` integer NOT NULL,
	`epoch` integer NOT NULL,
	`question_id` text NOT NULL,
	`answer` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`ms` integer NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`device`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`sends` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `paper` (
	`id` integer PRIMARY KEY NOT NULL,
	`questions` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sitting` (
	`id` integer PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`user_id` text NOT NULL,
	`test_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`duration_ms` integer NOT NULL,
	`closes_at` integer,
	`state` text NOT NULL,
	`language` text,
	`epoch` integer NOT NULL,
	`revision` integer NOT NULL,
	`begun_at` integer,
	`deadline_at` integer,
	`last_ack_at` integer,
	`closed_at` integer,
	`closed_by` text,
	`submission_id` text,
	`receipt` text
);
