ALTER TABLE "courses" ADD COLUMN "xp_lvl_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The courses that a database begins with (api/src/demo/starter-courses.ts) name the fields and levels that they teach for; an operator's stay.
UPDATE courses SET main_function_ids = '{1,2,4,14,15}'
WHERE provider = 'Microsoft Learn' AND url LIKE 'https://learn.microsoft.com/%/training/' AND main_function_ids = '{}';
--> statement-breakpoint
UPDATE courses SET main_function_ids = '{1}', xp_lvl_ids = '{1,2,3}'
WHERE provider = 'freeCodeCamp' AND url LIKE 'https://www.freecodecamp.org/%learn/' AND main_function_ids = '{}';
