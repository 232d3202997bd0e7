CREATE TABLE `gst_states` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reference_rows` (
	`kind` text NOT NULL,
	`row_id` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`kind`, `row_id`)
);
--> statement-breakpoint
CREATE TABLE `reference_versions` (
	`kind` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`loaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `topics` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_subject_slug_idx` ON `topics` (`subject`,`slug`);