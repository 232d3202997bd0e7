CREATE INDEX `offers_changed_idx` ON `offers` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_offer_idx` ON `orders` (`offer_id`,`paid_at`);