CREATE TABLE `money_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`order_id` text,
	`paise` integer,
	`found_at` integer NOT NULL,
	`settled_at` integer,
	`settled_by` text,
	`how` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `money_differences_subject_idx` ON `money_differences` (`kind`,`subject`);--> statement-breakpoint
CREATE INDEX `money_differences_open_idx` ON `money_differences` (`found_at`,`id`) WHERE "money_differences"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX `money_differences_settled_idx` ON `money_differences` (`settled_at`,`id`) WHERE "money_differences"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `purchase_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`from_user_id` text NOT NULL,
	`to_user_id` text NOT NULL,
	`moved` text NOT NULL,
	`merged_at` integer NOT NULL,
	`merged_by` text NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `purchase_merges_from_idx` ON `purchase_merges` (`from_user_id`,`merged_at`);--> statement-breakpoint
CREATE INDEX `purchase_merges_to_idx` ON `purchase_merges` (`to_user_id`,`merged_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `return_id` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `listed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_return_id_unique` ON `payments` (`return_id`);--> statement-breakpoint
CREATE INDEX `payments_seen_idx` ON `payments` (`seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `entitlements_created_idx` ON `entitlements` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `entitlements_revoked_idx` ON `entitlements` (`revoked_at`,`id`) WHERE "entitlements"."revoked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_kind_idx` ON `orders` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_item_idx` ON `orders` (`item_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_code_idx` ON `orders` (`coupon_code`,`created_at`,`id`) WHERE "orders"."coupon_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_email_idx` ON `orders` (`buyer_email`);--> statement-breakpoint
CREATE INDEX `orders_updated_idx` ON `orders` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_review_idx` ON `orders` (`updated_at`) WHERE "orders"."review_reason" IS NOT NULL;