CREATE TABLE `preset_drafts` (
	`preset_id` text PRIMARY KEY NOT NULL,
	`from_version_id` text NOT NULL,
	`revision` integer NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text NOT NULL,
	FOREIGN KEY (`preset_id`) REFERENCES `presets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_version_id`) REFERENCES `preset_versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `preset_versions` ADD `source` text;--> statement-breakpoint
ALTER TABLE `preset_versions` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `preset_versions` ADD `created_by` text;