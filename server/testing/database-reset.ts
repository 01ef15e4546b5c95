/**
 * A hash of everything that tests may change in a database except rows: tables, columns, constraints, triggers, functions, and the applied
 * migrations. Includes object ids, so a table that was dropped and recreated counts as changed.
 */
export const SCHEMA_HASH = `
  select md5(string_agg(part, chr(10) order by part)) as shape from (
    select format('class %s %s %s', oid, relname, relnatts) from pg_class
      where relnamespace = 'public'::regnamespace
    union all
    select format('column %s %s %s %s %s', attrelid, attnum, attname, atttypid, attnotnull) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0
    union all
    select format('default %s %s', oid, pg_get_expr(adbin, adrelid)) from pg_attrdef
    union all
    select format('constraint %s %s', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select format('trigger %s %s %s', oid, tgname, tgenabled) from pg_trigger
    union all
    select format('function %s %s', oid, proname) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('schema %s %s', oid, nspname) from pg_namespace where nspname not like 'pg_%'
    union all
    select format('migration %s', name) from kysely_migration
  ) parts (part)
`

/** In bytes. Larger tables are truncated, because their dead rows would slow down the next test. */
const LARGE_BYTES = 256 * 1024

/**
 * Empties each table that has ever been written to, except the list of applied migrations. Deleting a few rows costs a tenth of `truncate`,
 * which creates new files. Triggers are off, so foreign keys impose no order.
 */
export const DELETE_ALL_ROWS = `
  set session_replication_role = replica;
  do $$
  declare written record;
  begin
    for written in
      select c.oid::regclass as name, pg_relation_size(c.oid) > ${LARGE_BYTES} as is_large from pg_class c
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
          and pg_relation_size(c.oid) > 0
    loop
      if written.is_large then execute format('truncate %s cascade', written.name);
      else execute format('delete from %s', written.name);
      end if;
    end loop;
  end $$
`
