CREATE TABLE `review_fit` (
	`day` text NOT NULL,
	`lateness` text NOT NULL,
	`decks` integer NOT NULL,
	`reviews` integer NOT NULL,
	`right` integer NOT NULL,
	`predicted` real NOT NULL,
	`log_loss` real NOT NULL,
	PRIMARY KEY(`day`, `lateness`)
);
