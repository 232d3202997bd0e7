CREATE TABLE `event_deliveries` (
	`event_id` text NOT NULL,
	`handler` text NOT NULL,
	`delivered_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `handler`)
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`at` integer NOT NULL,
	`send_after` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `events_open_idx` ON `events` (`send_after`) WHERE "events"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX `events_done_idx` ON `events` (`done_at`) WHERE "events"."done_at" IS NOT NULL;