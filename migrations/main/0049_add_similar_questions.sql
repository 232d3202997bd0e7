CREATE TABLE `changed_questions` (
	`change` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `changed_questions_question_id_unique` ON `changed_questions` (`question_id`);--> statement-breakpoint
CREATE TABLE `question_shingles` (
	`shingle` integer NOT NULL,
	`question` integer NOT NULL,
	PRIMARY KEY(`shingle`, `question`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `question_texts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` text NOT NULL,
	`text` text NOT NULL,
	`shingles` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_texts_question_id_unique` ON `question_texts` (`question_id`);--> statement-breakpoint
INSERT INTO `changed_questions` (`question_id`)
SELECT `id` FROM `questions`
UNION SELECT `item_id` FROM `content_drafts` WHERE `kind` = 'question' AND `body` IS NOT NULL;
