-- The first schema that ever held readers (21 November 2026), with an account, Anna, and a guest, Bertram.
-- Never changed: what is in it has to be found again after every migration.
CREATE TABLE public.account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public."rateLimit" (
    id text NOT NULL,
    key text NOT NULL,
    count integer NOT NULL,
    "lastRequest" bigint NOT NULL
);
CREATE TABLE public.session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL
);
CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "isAnonymous" boolean,
    username text NOT NULL,
    "currentChapter" integer NOT NULL,
    theme text NOT NULL,
    "spoilerProtection" boolean NOT NULL,
    notifications text NOT NULL,
    "lastActive" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
INSERT INTO public.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") VALUES ('ZVnHSKR6V863se87rTiI1MqGGMzpvceG', '3ZG8NL3KS9Ndktp3oplOepRrJfadKGBX', 'credential', '3ZG8NL3KS9Ndktp3oplOepRrJfadKGBX', NULL, NULL, NULL, NULL, NULL, NULL, '6a18fda4b1fdf8a57bc7607ecd6d89ca:e9e06508f17f7a5bc81f20bdfe6fe576c84615028deedc40d05a09377eaa3bad8d7d427334257731ce6898e6319405fb142955ea89be54b6c8f99497cd4dd969', '2026-11-21 18:09:54.645+00', '2026-11-21 18:09:54.645+00');
INSERT INTO public."rateLimit" (id, key, count, "lastRequest") VALUES ('toBe6uCDxQ3Y8vNuTDKlxMYzVqyTSXfI', '192.0.2.1|/sign-up/email', 1, 1795284594139);
INSERT INTO public."rateLimit" (id, key, count, "lastRequest") VALUES ('jcDiU6HejEH3tyG8pFfU8qSAHyUQ68Zb', '192.0.2.1|/sign-in/anonymous', 1, 1795284594663);
INSERT INTO public.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") VALUES ('O9Q0IDfIhtyBPgId8KOGDPcjavlOlydr', '2999-01-01 00:00:00+00', 'FUiCDnvwLh69srcFg9OUI5SVWk69yAMl', '2026-11-21 18:09:54.648+00', '2026-11-21 18:09:54.648+00', NULL, NULL, '3ZG8NL3KS9Ndktp3oplOepRrJfadKGBX');
INSERT INTO public.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") VALUES ('MqIVKQ1lHa5xtKUVJQCIk2kMKsgeSiQl', '2999-01-01 00:00:00+00', 'the-session-of-bertram', '2026-11-21 18:09:54.667+00', '2026-11-21 18:09:54.667+00', NULL, NULL, 'K8EuJZYi3olT2fN6w0Whmh4H3ALy7xIn');
INSERT INTO public."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt", "isAnonymous", username, "currentChapter", theme, "spoilerProtection", notifications, "lastActive") VALUES ('3ZG8NL3KS9Ndktp3oplOepRrJfadKGBX', 'Anna', 'anna@example.com', false, NULL, '2026-11-21 18:09:54.618+00', '2026-11-21 18:09:54.618+00', false, 'Anna', 32, 'victorian', true, 'all', '2026-11-21 18:09:54.618+00');
INSERT INTO public."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt", "isAnonymous", username, "currentChapter", theme, "spoilerProtection", notifications, "lastActive") VALUES ('K8EuJZYi3olT2fN6w0Whmh4H3ALy7xIn', 'Anonymous_3SVcVR', 'temp-8m9zdeqxgv0vr76ztq9scnrjyaylqbum@guest.invalid', false, NULL, '2026-11-21 18:09:54.665+00', '2026-11-21 18:09:54.665+00', true, 'Bertram', 7, 'victorian', true, 'all', '2026-11-21 18:09:54.692+00');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."rateLimit"
    ADD CONSTRAINT "rateLimit_key_key" UNIQUE (key);
ALTER TABLE ONLY public."rateLimit"
    ADD CONSTRAINT "rateLimit_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
CREATE INDEX "account_userId_idx" ON public.account USING btree ("userId");
CREATE INDEX "session_userId_idx" ON public.session USING btree ("userId");
CREATE INDEX verification_identifier_idx ON public.verification USING btree (identifier);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;
