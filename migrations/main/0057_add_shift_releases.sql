ALTER TABLE `tests` ADD `release_held` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `shift_groups` ADD `preset_version_id` text;--> statement-breakpoint
ALTER TABLE `shift_groups` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `shift_groups` ADD `released_at` integer;