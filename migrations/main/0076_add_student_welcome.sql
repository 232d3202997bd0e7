ALTER TABLE `student_profiles` ADD `welcomed_at` integer;--> statement-breakpoint
CREATE INDEX `tests_exam_idx` ON `tests` (`exam_id`,`access`,`position`,`id`);