CREATE TABLE `reading_places` (
	`user_id` text NOT NULL,
	`material_id` text NOT NULL,
	`page` integer,
	`chapter` text,
	`share` real,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `material_id`)
);
--> statement-breakpoint
CREATE INDEX `reading_places_user_idx` ON `reading_places` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `video_places_user_idx` ON `video_places` (`user_id`,`updated_at`);