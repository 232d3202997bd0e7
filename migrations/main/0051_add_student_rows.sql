CREATE TABLE `student_rows` (
	`uid` text PRIMARY KEY NOT NULL,
	`joined_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`name_key` text NOT NULL,
	`is_erasing` integer DEFAULT false NOT NULL,
	`is_blocked` integer NOT NULL,
	`is_unconfirmed` integer NOT NULL,
	`is_minor` integer NOT NULL,
	`has_attempts` integer NOT NULL,
	`medium` text,
	`adult_on` text,
	`cell` integer GENERATED ALWAYS AS (is_erasing + is_blocked * 2 + is_unconfirmed * 4 + is_minor * 8 + has_attempts * 16 + CASE medium WHEN 'en' THEN 32 WHEN 'hi' THEN 64 ELSE 0 END) VIRTUAL NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `student_rows_joined_idx` ON `student_rows` (`joined_at`,`uid`);--> statement-breakpoint
CREATE INDEX `student_rows_seen_idx` ON `student_rows` (`seen_at`,`uid`);--> statement-breakpoint
CREATE INDEX `student_rows_name_idx` ON `student_rows` (`name_key`,`uid`);--> statement-breakpoint
CREATE INDEX `student_rows_cell_joined_idx` ON `student_rows` (`cell`,`joined_at`,`uid`);--> statement-breakpoint
CREATE INDEX `student_rows_cell_seen_idx` ON `student_rows` (`cell`,`seen_at`,`uid`);--> statement-breakpoint
CREATE INDEX `student_rows_cell_name_idx` ON `student_rows` (`cell`,`name_key`,`uid`);--> statement-breakpoint
CREATE INDEX `student_rows_adult_idx` ON `student_rows` (`adult_on`) WHERE "student_rows"."is_minor" = 1;--> statement-breakpoint
CREATE TABLE `student_targets` (
	`uid` text NOT NULL,
	`target` text NOT NULL,
	`cell` integer NOT NULL,
	`joined_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`name_key` text NOT NULL,
	PRIMARY KEY(`uid`, `target`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `student_targets_joined_idx` ON `student_targets` (`target`,`cell`,`joined_at`,`uid`);--> statement-breakpoint
CREATE INDEX `student_targets_seen_idx` ON `student_targets` (`target`,`cell`,`seen_at`,`uid`);--> statement-breakpoint
CREATE INDEX `student_targets_name_idx` ON `student_targets` (`target`,`cell`,`name_key`,`uid`);--> statement-breakpoint
CREATE TABLE `student_words` (
	`uid` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`uid`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `student_words_word_idx` ON `student_words` (`word`,`uid`);--> statement-breakpoint
CREATE INDEX `users_phone_idx` ON `users` (`phone_number`) WHERE "users"."phone_number" IS NOT NULL;
--> statement-breakpoint
CREATE VIEW `student_facts` AS
SELECT users.uid AS uid, users.created_at AS joined_at,
  max(users.last_login_at, coalesce((SELECT max(updated_at) FROM auth_sessions WHERE user_id = users.uid), 0)) AS seen_at,
  coalesce(nullif(lower(trim(substr(users.display_name, 1, 60))), ''), char(1114111)) AS name_key,
  coalesce(profile.blocked_at IS NOT NULL, 0) AS is_blocked,
  coalesce(auth_users.email_verified = 0, 0) AS is_unconfirmed,
  coalesce(profile.adult_on > date('now', '+330 minutes'), 0) AS is_minor,
  EXISTS (SELECT 1 FROM attempts WHERE user_id = users.uid) AS has_attempts,
  profile.medium AS medium, profile.adult_on AS adult_on
FROM users
LEFT JOIN auth_users ON auth_users.id = users.uid
LEFT JOIN (
  SELECT uid, blocked_at, medium,
    CASE WHEN birth_date IS NOT NULL THEN date(birth_date, '+18 years') WHEN declared_minor THEN '9999-12-31' END AS adult_on
  FROM student_profiles
) AS profile ON profile.uid = users.uid;
--> statement-breakpoint
-- A row inserted into the view computes the student's rows again.
CREATE TRIGGER `student_facts_of_student` INSTEAD OF INSERT ON `student_facts` BEGIN
  INSERT INTO `student_rows` (uid, joined_at, seen_at, name_key, is_blocked, is_unconfirmed, is_minor, has_attempts, medium, adult_on)
  SELECT uid, joined_at, seen_at, name_key, is_blocked, is_unconfirmed, is_minor, has_attempts, medium, adult_on FROM `student_facts` WHERE uid = NEW.uid
  ON CONFLICT (uid) DO UPDATE SET
    joined_at = excluded.joined_at, seen_at = max(seen_at, excluded.seen_at), name_key = excluded.name_key,
    is_blocked = excluded.is_blocked, is_unconfirmed = excluded.is_unconfirmed, is_minor = excluded.is_minor,
    has_attempts = excluded.has_attempts, medium = excluded.medium, adult_on = excluded.adult_on;
  DELETE FROM `student_targets` WHERE uid = NEW.uid AND target NOT IN (
    SELECT target.value FROM `student_profiles` CROSS JOIN json_each(targets) AS target WHERE uid = NEW.uid);
  INSERT INTO `student_targets` (uid, target, cell, joined_at, seen_at, name_key)
  SELECT student_rows.uid, target.value, cell, joined_at, seen_at, name_key
  FROM `student_profiles` JOIN `student_rows` ON student_rows.uid = student_profiles.uid
  CROSS JOIN json_each(student_profiles.targets) AS target
  WHERE student_profiles.uid = NEW.uid AND is_erasing = 0
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_new_users` AFTER INSERT ON `users` BEGIN
  INSERT INTO `student_facts` (uid) VALUES (NEW.uid);
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_changed_users` AFTER UPDATE OF `display_name`, `created_at`, `last_login_at` ON `users` BEGIN
  INSERT INTO `student_facts` (uid) VALUES (NEW.uid);
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_deleted_users` AFTER DELETE ON `users` BEGIN
  DELETE FROM `student_words` WHERE uid = OLD.uid;
  DELETE FROM `student_targets` WHERE uid = OLD.uid;
  UPDATE `student_rows`
  SET is_erasing = 1, name_key = char(1114111), is_blocked = 0, is_unconfirmed = 0, is_minor = 0, medium = NULL,
    adult_on = NULL
  WHERE uid = OLD.uid AND EXISTS (SELECT 1 FROM `erasures` WHERE uid = OLD.uid AND done_at IS NULL);
  DELETE FROM `student_rows` WHERE uid = OLD.uid AND is_erasing = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_finished_erasures` AFTER UPDATE OF `done_at` ON `erasures` WHEN NEW.done_at IS NOT NULL BEGIN
  DELETE FROM `student_rows` WHERE uid = OLD.uid AND is_erasing = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_confirmed_users` AFTER UPDATE OF `email_verified` ON `auth_users` WHEN NEW.email_verified <> OLD.email_verified BEGIN
  UPDATE `student_rows` SET is_unconfirmed = NEW.email_verified = 0 WHERE uid = NEW.id AND is_erasing = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_new_sessions` AFTER INSERT ON `auth_sessions` BEGIN
  UPDATE `student_rows` SET seen_at = NEW.updated_at WHERE uid = NEW.user_id AND seen_at < NEW.updated_at;
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_used_sessions` AFTER UPDATE OF `updated_at` ON `auth_sessions` BEGIN
  UPDATE `student_rows` SET seen_at = NEW.updated_at WHERE uid = NEW.user_id AND seen_at < NEW.updated_at;
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_new_profiles` AFTER INSERT ON `student_profiles` BEGIN
  INSERT INTO `student_facts` (uid) VALUES (NEW.uid);
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_changed_profiles` AFTER UPDATE OF `blocked_at`, `targets`, `medium`, `birth_date`, `declared_minor` ON `student_profiles` BEGIN
  INSERT INTO `student_facts` (uid) VALUES (NEW.uid);
END;
--> statement-breakpoint
CREATE TRIGGER `student_rows_of_new_attempts` AFTER INSERT ON `attempts` BEGIN
  UPDATE `student_rows` SET has_attempts = 1 WHERE uid = NEW.user_id AND has_attempts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `student_targets_of_changed_rows` AFTER UPDATE ON `student_rows`
WHEN NEW.cell <> OLD.cell OR NEW.joined_at <> OLD.joined_at OR NEW.seen_at <> OLD.seen_at OR NEW.name_key <> OLD.name_key BEGIN
  UPDATE `student_targets`
  SET cell = NEW.cell, joined_at = NEW.joined_at, seen_at = NEW.seen_at, name_key = NEW.name_key
  WHERE uid = NEW.uid;
END;
--> statement-breakpoint
INSERT INTO `student_rows` (uid, joined_at, seen_at, name_key, is_blocked, is_unconfirmed, is_minor, has_attempts, medium, adult_on)
SELECT uid, joined_at, seen_at, name_key, is_blocked, is_unconfirmed, is_minor, has_attempts, medium, adult_on FROM `student_facts`;
--> statement-breakpoint
INSERT INTO `student_targets` (uid, target, cell, joined_at, seen_at, name_key)
SELECT student_rows.uid, target.value, cell, joined_at, seen_at, name_key
FROM `student_profiles` JOIN `student_rows` ON student_rows.uid = student_profiles.uid
CROSS JOIN json_each(student_profiles.targets) AS target;
--> statement-breakpoint
INSERT INTO `student_words` (uid, word)
SELECT DISTINCT uid, word.value
FROM `users` CROSS JOIN json_each('[' || replace(json_quote(lower(trim(display_name))), ' ', '","') || ']') AS word
WHERE trim(display_name) <> '' AND word.value <> '';
