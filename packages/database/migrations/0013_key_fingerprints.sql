CREATE TABLE "key_fingerprints" (
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_fingerprints_purpose_version_pk" PRIMARY KEY("purpose","version")
);
