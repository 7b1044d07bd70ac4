import type { StreamPosition } from "@/lib/bidding/rules/stream-position";
import { pool } from "@/lib/server/db";

type Row = { xid: string; seq: string; type: string; envelope: string; isSettled: boolean };

// A transaction that began earlier may commit later, with events that belong before those that are there already. So
// only what lies before the oldest transaction that still runs is read: there nothing can be added any more.
const read = `select xid::text, seq::text, type, envelope::text, xid < pg_snapshot_xmin(pg_current_snapshot()) as "isSettled"
  from bid_event
  where "organizationId" = $1 and (xid, seq) > ($2::text::xid8, $3::text::bigint)
    and ($4::text is null or (xid, seq) <= ($4::text::xid8, $5::text::bigint))
  order by bid_event.xid, bid_event.seq limit $6`;

/** Events after a position, and up to the other where it is given. `isPending`: more are written, not to be read yet. */
export async function readEventsBetween(
  organizationId: string,
  { after, until, limit }: { after: StreamPosition; until?: StreamPosition; limit: number },
) {
  const values = [organizationId, after.xid, after.seq, until?.xid ?? null, until?.seq ?? null, limit];
  const { rows } = await pool.query<Row>({ name: "bid events", text: read, values });
  const unsettled = rows.findIndex(({ isSettled }) => !isSettled);
  return { events: unsettled < 0 ? rows : rows.slice(0, unsettled), isPending: unsettled >= 0 };
}

const bounds = `select pg_snapshot_xmin(now.snapshot)::text as oldest, pg_snapshot_xmax(now.snapshot)::text as next
  from (select pg_current_snapshot() as snapshot) as now`;

/** The oldest transaction that still runs, and the next to begin. */
export async function readTransactionBounds(): Promise<{ oldest: string; next: string }> {
  const { rows } = await pool.query<{ oldest: string; next: string }>({ name: "transaction bounds", text: bounds });
  const [row] = rows;
  if (!row) throw new Error("The database told no snapshot.");
  return row;
}

// A transaction that is yet to come cannot have written anything. Whatever was numbered before it happened there, too.
const settle = `update bid_event set xid = '3'
  from (
    select organization.id, (
      select max(seq) from bid_event
      where "organizationId" = organization.id and xid >= pg_snapshot_xmax(pg_current_snapshot())
    ) as last
    from organization
  ) as restored
  where restored.last is not null and bid_event."organizationId" = restored.id and bid_event.seq <= restored.last`;

/** Puts the events of another database before all of this one, in their order there. Costs little where there are none. */
export async function settleRestored(): Promise<void> {
  await pool.query(settle);
}
