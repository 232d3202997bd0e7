-- What the migrations of this folder come to, for an object that is new: going through each of them takes it
-- several times as long. A test compares the two.
CREATE TABLE `__drizzle_migrations` (
	`id` SERIAL PRIMARY KEY,
	`hash` text NOT NULL,
	`created_at` numeric
);
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`sends` integer NOT NULL
);
CREATE TABLE `integrity` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`ms` integer NOT NULL
);
CREATE TABLE `saves` (
	`id` integer PRIMARY KEY NOT NULL,
	`device` text NOT NULL,
	`epoch` integer NOT NULL,
	`ack_seq` integer NOT NULL,
	`said_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`total` integer NOT NULL,
	`events` text NOT NULL,
	`hash` text
);
CREATE TABLE `sitting` (
	`id` integer PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`user_id` text NOT NULL,
	`test_id` text NOT NULL,
	`test_version_id` text NOT NULL,
	`state` text NOT NULL,
	`language` text,
	`epoch` integer NOT NULL,
	`begun_at` integer,
	`clock` text NOT NULL,
	`taken` text,
	`came` integer NOT NULL,
	`ended_sessions` text NOT NULL,
	`closing` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text,
	`submission_id` text,
	`receipt` text,
	`outline` text NOT NULL,
	`leases` text,
	`counted_evidence` text,
	`log` text,
	`hall` text,
	`banner` text
);
