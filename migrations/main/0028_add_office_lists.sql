CREATE TABLE `office_bulk_items` (
	`task_id` text NOT NULL,
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`before` text,
	`revision_after` integer,
	PRIMARY KEY(`task_id`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `office_bulk_items_position_idx` ON `office_bulk_items` (`task_id`,`position`);--> statement-breakpoint
CREATE INDEX `office_bulk_items_outcome_idx` ON `office_bulk_items` (`task_id`,`outcome`,`position`);--> statement-breakpoint
CREATE TABLE `office_columns` (
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`columns` text NOT NULL,
	PRIMARY KEY(`user_id`, `list`)
);
--> statement-breakpoint
CREATE TABLE `office_facets` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`item_id` text NOT NULL,
	`cell` text NOT NULL,
	`changed_at` integer NOT NULL,
	`title_key` text NOT NULL,
	`published_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `facet`)
);
--> statement-breakpoint
CREATE INDEX `office_facets_changed_idx` ON `office_facets` (`kind`,`facet`,`cell`,`changed_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_facets_title_idx` ON `office_facets` (`kind`,`facet`,`cell`,`title_key`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_facets_published_idx` ON `office_facets` (`kind`,`facet`,`cell`,`published_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_facets_due_idx` ON `office_facets` (`kind`,`facet`,`cell`,`due_at`,`item_id`);--> statement-breakpoint
CREATE TABLE `office_items` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`state` text NOT NULL,
	`is_live` integer NOT NULL,
	`cell` text NOT NULL,
	`title_en` text NOT NULL,
	`title_hi` text NOT NULL,
	`slug` text NOT NULL,
	`code` text NOT NULL,
	`access` text,
	`exams` text NOT NULL,
	`languages` text NOT NULL,
	`has_draft` integer NOT NULL,
	`scheduled_at` integer,
	`changed_at` integer NOT NULL,
	`title_key` text NOT NULL,
	`published_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`changed_by` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer,
	`own` text NOT NULL,
	`facets` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `office_items_changed_idx` ON `office_items` (`kind`,`is_live`,`changed_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_title_idx` ON `office_items` (`kind`,`is_live`,`title_key`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_published_idx` ON `office_items` (`kind`,`is_live`,`published_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_due_idx` ON `office_items` (`kind`,`is_live`,`due_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_cell_changed_idx` ON `office_items` (`kind`,`cell`,`changed_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_cell_title_idx` ON `office_items` (`kind`,`cell`,`title_key`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_cell_published_idx` ON `office_items` (`kind`,`cell`,`published_at`,`item_id`);--> statement-breakpoint
CREATE INDEX `office_items_cell_due_idx` ON `office_items` (`kind`,`cell`,`due_at`,`item_id`);--> statement-breakpoint
CREATE TABLE `office_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `office_views_user_idx` ON `office_views` (`user_id`,`list`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `office_words` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`origin` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `word`, `origin`)
);
--> statement-breakpoint
CREATE INDEX `office_words_word_idx` ON `office_words` (`kind`,`word`,`item_id`);