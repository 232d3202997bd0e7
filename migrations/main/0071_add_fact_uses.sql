CREATE TABLE `card_changes` (
	`card_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`is_stale` integer NOT NULL,
	`answered_anew_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_changes_seq_idx` ON `card_changes` (`seq`);--> statement-breakpoint
CREATE TABLE `fact_uses` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`fact_id` text NOT NULL,
	`edition` integer NOT NULL,
	`flagged_at` integer,
	`is_outdated` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `fact_id`),
	FOREIGN KEY (`fact_id`) REFERENCES `facts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `fact_uses_fact_idx` ON `fact_uses` (`fact_id`);--> statement-breakpoint
CREATE INDEX `fact_uses_flagged_idx` ON `fact_uses` ("flagged_at" desc,`fact_id`) WHERE "fact_uses"."flagged_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `fact_versions` (
	`fact_id` text NOT NULL,
	`edition` integer NOT NULL,
	`statement` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`phase` text NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	PRIMARY KEY(`fact_id`, `edition`),
	FOREIGN KEY (`fact_id`) REFERENCES `facts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `facts` ADD `topic_id` text REFERENCES topics(id);--> statement-breakpoint
ALTER TABLE `facts` ADD `exams` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `facts` ADD `source_url` text;--> statement-breakpoint
ALTER TABLE `facts` ADD `source_date` text;--> statement-breakpoint
ALTER TABLE `facts` ADD `edition` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `facts` ADD `phase` text DEFAULT 'valid' NOT NULL;--> statement-breakpoint
CREATE INDEX `facts_expiry_idx` ON `facts` (`phase`,`valid_to`);--> statement-breakpoint
CREATE INDEX `facts_beginning_idx` ON `facts` (`phase`,`valid_from`);--> statement-breakpoint
CREATE INDEX `facts_topic_idx` ON `facts` (`topic_id`);--> statement-breakpoint
UPDATE `facts` SET `phase` = 'upcoming' WHERE `valid_from` > date('now', '+330 minutes');
--> statement-breakpoint
INSERT INTO `fact_versions` (`fact_id`, `edition`, `statement`, `valid_from`, `valid_to`, `phase`, `source`, `reason`, `at`, `by`)
SELECT `id`, 1, `statement`, `valid_from`, `valid_to`, `phase`, `source`, 'created', `updated_at`, `updated_by` FROM `facts`;
--> statement-breakpoint
INSERT INTO `fact_uses` (`kind`, `item_id`, `fact_id`, `edition`) SELECT 'current_affairs', `item_id`, `fact_id`, 1 FROM `affair_facts`;
--> statement-breakpoint
INSERT INTO `fact_uses` (`kind`, `item_id`, `fact_id`, `edition`)
SELECT DISTINCT 'question', `question_id`, `fact_id`, 1 FROM `affair_questions` WHERE `question_id` IS NOT NULL AND `fact_id` IS NOT NULL;
