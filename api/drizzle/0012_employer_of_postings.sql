-- What names a posting holds its employer and its address (ADR 71). Keys of the jobs that are here are carried along: the employer is in the
-- row, and the address is shortened as toUrlKey (api/src/jobs/url-key.ts) does it.
ALTER TABLE "jobs" ADD COLUMN "url_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Nothing that the search reads changes, so its triggers would only take time.
ALTER TABLE jobs DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE jobs SET url_key = CASE WHEN length(short) <= 200 THEN short ELSE encode(sha256(convert_to(short, 'UTF8')), 'hex') END
FROM (
  SELECT id, regexp_replace(regexp_replace(regexp_replace(
    external_url, '^https?:', ''), '(?<=[?&])utm_[a-z]+=[^&#]*&?', '', 'g'), '[?&]+(?=#|$)', '') AS short
  FROM jobs WHERE external_url IS NOT NULL
) AS addresses
WHERE jobs.id = addresses.id;
--> statement-breakpoint
ALTER TABLE jobs ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posting" UNIQUE NULLS NOT DISTINCT("source","identifier","company_id","url_key");--> statement-breakpoint
DROP INDEX "jobs_source_identifier";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "employer_id" integer;--> statement-breakpoint
-- Where a recruiter did something with an application before anybody else, it was sent to their company. Else the job has to tell.
UPDATE applications SET employer_id = coalesce((
  SELECT recruiters.company_id FROM application_events AS event JOIN recruiters ON recruiters.id = event.recruiter_id
  WHERE event.application_id = applications.id ORDER BY event.id LIMIT 1), jobs.company_id)
FROM jobs WHERE jobs.id = applications.job_id;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_employer_id_companies_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_employer" ON "applications" USING btree ("employer_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION keep_employer_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.employer_id := (SELECT company_id FROM jobs WHERE id = new.job_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_keep_employer BEFORE INSERT ON applications FOR EACH ROW
  WHEN (new.employer_id IS NULL) EXECUTE FUNCTION keep_employer_of_application();
