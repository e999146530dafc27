CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"given_up" timestamp with time zone,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due") WHERE "jobs"."given_up" is null;
--> statement-breakpoint

-- Mails that wait in graphile-worker's queue, which earlier versions used, move to this one; those that it had given
-- up on stay given up. Its schema is left as it is, for an older server that may still run.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN
    RETURN;
  END IF;
  WITH moved AS (
    DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
    WHERE task.id = job.task_id AND task.identifier = 'order-placed'
    RETURNING job.payload, job.run_at, job.created_at, job.attempts, job.attempts >= job.max_attempts AS given_up)
  INSERT INTO jobs (kind, payload, key, due, attempts, created, given_up)
  SELECT 'order-placed', payload, 'order-placed:' || (payload ->> 'orderId'), run_at, attempts, created_at,
    CASE WHEN given_up THEN now() END
  FROM moved
  ON CONFLICT (key) DO NOTHING;
END $$;
