CREATE TABLE `file_versions` (
	`key` text PRIMARY KEY NOT NULL,
	`file_id` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`checksum` text NOT NULL,
	`facts` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `file_versions_file_idx` ON `file_versions` (`file_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`alt` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `files_changed_idx` ON `files` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `files_trash_idx` ON `files` (`deleted_at`) WHERE "files"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `upload_parts` (
	`upload_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text,
	`checksum` text NOT NULL,
	`claim` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`upload_id`, `number`),
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`created_by` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`file_id` text NOT NULL,
	`replaces` text NOT NULL,
	`alt` text,
	`key` text NOT NULL,
	`multipart_id` text NOT NULL,
	`type` text,
	`state` text NOT NULL,
	`refusal` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_same_idx` ON `uploads` (`created_by`,`kind`,`name`,`bytes`,`fingerprint`,`replaces`) WHERE "uploads"."state" IN ('open', 'completing');--> statement-breakpoint
CREATE INDEX `uploads_changed_idx` ON `uploads` (`updated_at`);