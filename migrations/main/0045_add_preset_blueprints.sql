CREATE TABLE `preset_blueprints` (
	`id` text PRIMARY KEY NOT NULL,
	`preset_id` text NOT NULL,
	`version` integer NOT NULL,
	`effective_from` text NOT NULL,
	`basis` text NOT NULL,
	`source_note` text NOT NULL,
	`blueprint` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`preset_id`) REFERENCES `presets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preset_blueprints_number_idx` ON `preset_blueprints` (`preset_id`,`version`);
--> statement-breakpoint
-- Tags of questions from before topics were a vocabulary, unless an administrator made a topic of one.
UPDATE `questions` SET `subject` = `old`.`value` ->> 2, `topic` = `old`.`value` ->> 3
FROM json_each('[["general-knowledge","polity","general-knowledge","constitution"],["general-knowledge","fundamental-duties","general-knowledge","fundamental-rights-and-duties"],["general-knowledge","fundamental-rights","general-knowledge","fundamental-rights-and-duties"],["general-knowledge","climate-of-india","general-knowledge","indian-geography"],["general-knowledge","rivers-of-india","general-knowledge","indian-geography"],["general-knowledge","freedom-struggle","general-knowledge","modern-history"],["general-knowledge","ecology","general-knowledge","environment"],["maths","determinants","maths","matrices-and-determinants"],["maths","matrices","maths","matrices-and-determinants"],["maths","derivatives","maths","continuity-and-differentiability"],["science","kinematics","physics","kinematics"],["science","current-electricity","physics","current-electricity"],["science","ray-optics","physics","optics"],["science","work-energy-momentum","physics","work-energy"],["science","acids-and-bases","chemistry","equilibrium"],["science","stoichiometry","chemistry","mole-concept"],["science","chemical-bonding","chemistry","bonding"],["science","redox-titration","chemistry","mole-concept"],["science","human-physiology","biology","human-physiology"],["science","genetics","biology","genetics"]]') AS `old`
WHERE `questions`.`subject` = `old`.`value` ->> 0 AND `questions`.`topic` = `old`.`value` ->> 1
  AND NOT EXISTS (SELECT 1 FROM `topics` WHERE `topics`.`subject` = `questions`.`subject` AND `topics`.`slug` = `questions`.`topic`);
--> statement-breakpoint
-- Topics of physics, chemistry and biology leave the subject science: `science` / `physics-optics` becomes `physics` / `optics`.
UPDATE `questions` SET `subject` = `moved`.`value` ->> 0, `topic` = `moved`.`value` ->> 1
FROM json_each('[["physics","current-electricity"],["physics","electrostatics"],["physics","gravitation"],["physics","kinematics"],["physics","laws-of-motion"],["physics","magnetism"],["physics","modern-physics"],["physics","optics"],["physics","rotation"],["physics","thermodynamics"],["physics","waves"],["physics","work-energy"],["chemistry","atomic-structure"],["chemistry","bonding"],["chemistry","electrochemistry"],["chemistry","equilibrium"],["chemistry","kinetics"],["chemistry","mole-concept"],["chemistry","organic-basics"],["chemistry","thermodynamics"],["biology","cell"],["biology","ecology"],["biology","evolution"],["biology","genetics"],["biology","human-physiology"],["biology","plant-physiology"],["biology","transport-in-plants"]]') AS `moved`
WHERE `questions`.`subject` = 'science' AND `questions`.`topic` = (`moved`.`value` ->> 0) || '-' || (`moved`.`value` ->> 1);
--> statement-breakpoint
-- A topic of the same slug that an administrator made there takes its place.
DELETE FROM `topics` WHERE `subject` = 'science' AND EXISTS (
  SELECT 1 FROM json_each('[["physics","current-electricity"],["physics","electrostatics"],["physics","gravitation"],["physics","kinematics"],["physics","laws-of-motion"],["physics","magnetism"],["physics","modern-physics"],["physics","optics"],["physics","rotation"],["physics","thermodynamics"],["physics","waves"],["physics","work-energy"],["chemistry","atomic-structure"],["chemistry","bonding"],["chemistry","electrochemistry"],["chemistry","equilibrium"],["chemistry","kinetics"],["chemistry","mole-concept"],["chemistry","organic-basics"],["chemistry","thermodynamics"],["biology","cell"],["biology","ecology"],["biology","evolution"],["biology","genetics"],["biology","human-physiology"],["biology","plant-physiology"],["biology","transport-in-plants"]]') AS `moved`
  JOIN `topics` AS `other` ON `other`.`subject` = `moved`.`value` ->> 0 AND `other`.`slug` = `moved`.`value` ->> 1
  WHERE `topics`.`slug` = (`moved`.`value` ->> 0) || '-' || (`moved`.`value` ->> 1));
--> statement-breakpoint
UPDATE `topics` SET `subject` = `moved`.`value` ->> 0, `slug` = `moved`.`value` ->> 1
FROM json_each('[["physics","current-electricity"],["physics","electrostatics"],["physics","gravitation"],["physics","kinematics"],["physics","laws-of-motion"],["physics","magnetism"],["physics","modern-physics"],["physics","optics"],["physics","rotation"],["physics","thermodynamics"],["physics","waves"],["physics","work-energy"],["chemistry","atomic-structure"],["chemistry","bonding"],["chemistry","electrochemistry"],["chemistry","equilibrium"],["chemistry","kinetics"],["chemistry","mole-concept"],["chemistry","organic-basics"],["chemistry","thermodynamics"],["biology","cell"],["biology","ecology"],["biology","evolution"],["biology","genetics"],["biology","human-physiology"],["biology","plant-physiology"],["biology","transport-in-plants"]]') AS `moved`
WHERE `topics`.`subject` = 'science' AND `topics`.`slug` = (`moved`.`value` ->> 0) || '-' || (`moved`.`value` ->> 1);
--> statement-breakpoint
-- As loaded: so that new reference data still tells what an administrator changed.
UPDATE `reference_rows` SET `content` = json_set(`content`, '$.subject', `moved`.`value` ->> 0, '$.slug', `moved`.`value` ->> 1)
FROM json_each('[["physics","current-electricity"],["physics","electrostatics"],["physics","gravitation"],["physics","kinematics"],["physics","laws-of-motion"],["physics","magnetism"],["physics","modern-physics"],["physics","optics"],["physics","rotation"],["physics","thermodynamics"],["physics","waves"],["physics","work-energy"],["chemistry","atomic-structure"],["chemistry","bonding"],["chemistry","electrochemistry"],["chemistry","equilibrium"],["chemistry","kinetics"],["chemistry","mole-concept"],["chemistry","organic-basics"],["chemistry","thermodynamics"],["biology","cell"],["biology","ecology"],["biology","evolution"],["biology","genetics"],["biology","human-physiology"],["biology","plant-physiology"],["biology","transport-in-plants"]]') AS `moved`
WHERE `reference_rows`.`kind` = 'topics' AND `reference_rows`.`row_id` = 'top_science_' || (`moved`.`value` ->> 0) || '-' || (`moved`.`value` ->> 1);
