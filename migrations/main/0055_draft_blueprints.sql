CREATE TABLE `__new_preset_drafts` (
	`preset_id` text NOT NULL,
	`part` text NOT NULL,
	`from_version_id` text,
	`revision` integer NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text NOT NULL,
	PRIMARY KEY(`preset_id`, `part`),
	FOREIGN KEY (`preset_id`) REFERENCES `presets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_preset_drafts`("preset_id", "part", "from_version_id", "revision", "body", "updated_at", "updated_by") SELECT "preset_id", 'pattern', "from_version_id", "revision", "body", "updated_at", "updated_by" FROM `preset_drafts`;--> statement-breakpoint
DROP TABLE `preset_drafts`;--> statement-breakpoint
ALTER TABLE `__new_preset_drafts` RENAME TO `preset_drafts`;--> statement-breakpoint
ALTER TABLE `preset_blueprints` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `preset_blueprints` ADD `created_by` text;