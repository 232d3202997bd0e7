ALTER TABLE `tests` ADD `pauses` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tests` ADD `extra_ms` integer DEFAULT 0 NOT NULL;