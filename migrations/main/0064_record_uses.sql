CREATE TABLE `item_uses` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`part` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `item_id`, `kind`, `part`)
);
--> statement-breakpoint
ALTER TABLE `refunds` ADD `payment_id` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `failure` text;