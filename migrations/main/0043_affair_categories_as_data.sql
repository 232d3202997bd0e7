CREATE TABLE `affair_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`position` integer NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL
);
