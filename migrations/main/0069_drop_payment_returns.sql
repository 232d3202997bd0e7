DROP INDEX `payments_return_id_unique`;--> statement-breakpoint
ALTER TABLE `payments` DROP COLUMN `return_id`;