CREATE TABLE `affair_reads` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item_id`)
);
