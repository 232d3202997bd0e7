UPDATE `auth_accounts` SET
  `access_token` = NULL,
  `refresh_token` = NULL,
  `id_token` = NULL,
  `access_token_expires_at` = NULL,
  `refresh_token_expires_at` = NULL
WHERE coalesce(`access_token`, `refresh_token`, `id_token`, `access_token_expires_at`, `refresh_token_expires_at`) IS NOT NULL;
