CREATE TABLE `coupons` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`cap` integer,
	`offer_ids` text NOT NULL,
	`from_at` integer,
	`to_at` integer,
	`least_paise` integer DEFAULT 0 NOT NULL,
	`total_limit` integer,
	`per_student` integer,
	`first_order_only` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_unique` ON `coupons` (`code`);--> statement-breakpoint
CREATE INDEX `coupons_created_idx` ON `coupons` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gateway_events_received_idx` ON `gateway_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title` text,
	`price_paise` integer NOT NULL,
	`list_paise` integer,
	`validity_days` integer,
	`from_at` integer,
	`to_at` integer,
	`state` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_item_idx` ON `offers` (`kind`,`item_id`);--> statement-breakpoint
CREATE INDEX `offers_by_item_idx` ON `offers` (`item_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`offer_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`price_paise` integer NOT NULL,
	`credit_paise` integer DEFAULT 0 NOT NULL,
	`coupon_id` text,
	`coupon_code` text,
	`discount_paise` integer DEFAULT 0 NOT NULL,
	`total_paise` integer NOT NULL,
	`taxable_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`igst_paise` integer NOT NULL,
	`refunded_paise` integer DEFAULT 0 NOT NULL,
	`validity_days` integer,
	`buyer_state` text,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`language` text NOT NULL,
	`replaces` text DEFAULT '[]' NOT NULL,
	`grant_reason` text,
	`receipt` text NOT NULL,
	`gateway_order_id` text,
	`payment_id` text,
	`review_reason` text,
	`expires_at` integer NOT NULL,
	`poll_at` integer,
	`paid_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_receipt_unique` ON `orders` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_gateway_order_id_unique` ON `orders` (`gateway_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payment_id_unique` ON `orders` (`payment_id`);--> statement-breakpoint
CREATE INDEX `orders_user_idx` ON `orders` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_created_idx` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_state_idx` ON `orders` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_paid_idx` ON `orders` (`paid_at`,`id`) WHERE "orders"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_poll_idx` ON `orders` (`poll_at`) WHERE "orders"."poll_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_expiry_idx` ON `orders` (`expires_at`) WHERE "orders"."state" IN ('created', 'pending');--> statement-breakpoint
CREATE INDEX `orders_coupon_idx` ON `orders` (`coupon_id`,`user_id`) WHERE "orders"."coupon_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`method` text,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payments_order_idx` ON `payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`refusals` text NOT NULL,
	`answer` text,
	`gateway_refund_id` text,
	`poll_at` integer,
	`requested_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_gateway_refund_id_unique` ON `refunds` (`gateway_refund_id`);--> statement-breakpoint
CREATE INDEX `refunds_order_idx` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_one_open_idx` ON `refunds` (`order_id`) WHERE "refunds"."state" IN ('requested', 'approved', 'initiated', 'failed');--> statement-breakpoint
CREATE INDEX `refunds_user_idx` ON `refunds` (`user_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `refunds_state_idx` ON `refunds` (`state`,`requested_at`,`id`);--> statement-breakpoint
CREATE INDEX `refunds_poll_idx` ON `refunds` (`poll_at`) WHERE "refunds"."poll_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `tax_documents` (
	`kind` text NOT NULL,
	`year` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`refund_id` text,
	`user_id` text,
	`content` text NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `year`, `serial`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_number_unique` ON `tax_documents` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_refund_id_unique` ON `tax_documents` (`refund_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_invoice_idx` ON `tax_documents` (`order_id`) WHERE "tax_documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX `tax_documents_issued_idx` ON `tax_documents` (`issued_at`);--> statement-breakpoint
CREATE INDEX `tax_documents_user_idx` ON `tax_documents` (`user_id`);--> statement-breakpoint
ALTER TABLE `entitlements` ADD `order_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `entitlements_order_idx` ON `entitlements` (`order_id`);--> statement-breakpoint
CREATE INDEX `entitlements_ending_idx` ON `entitlements` (`ends_at`) WHERE "entitlements"."ends_at" IS NOT NULL AND "entitlements"."revoked_at" IS NULL;