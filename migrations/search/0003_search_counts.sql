CREATE TABLE `search_counts` (
	`hour` integer PRIMARY KEY NOT NULL,
	`searches` integer NOT NULL
);
