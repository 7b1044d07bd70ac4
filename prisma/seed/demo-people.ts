import type { Role } from "@/lib/core/access";

export type DemoPerson = {
  name: string;
  email: string;
  role: Role;
  /** Absent for whom the TMS has not named yet. */
  externalId?: string;
  /** Their password is written beside the demo key; of the others nobody knows it. */
  signsIn?: true;
  isDeactivated?: true;
};

export const demoPeople: DemoPerson[] = [
  { name: "Ana Lucía Treviño", email: "admin@example.com", role: "ADMIN", externalId: "U-101", signsIn: true },
  { name: "Roberto Salinas", email: "broker@example.com", role: "BROKER", externalId: "U-102", signsIn: true },
  { name: "Megan Whitfield", email: "viewer@example.com", role: "VIEWER", signsIn: true },
  { name: "Daniela Ríos Cantú", email: "daniela.rios@example.com", role: "BROKER", externalId: "U-103" },
  { name: "Jorge Villarreal", email: "jorge.villarreal@example.com", role: "BROKER" },
  { name: "Karen Whitaker", email: "karen.whitaker@example.com", role: "BROKER" },
  {
    name: "Luis Ángel Moreno",
    email: "luis.moreno@example.com",
    role: "BROKER",
    externalId: "U-088",
    isDeactivated: true,
  },
];

/** Members are named by their e-mail. */
export const demoTeams = [
  {
    name: "Laredo desk",
    email: "laredo@example.com",
    externalId: "T-LRD",
    members: ["admin@example.com", "broker@example.com", "daniela.rios@example.com"],
  },
  {
    name: "Northbound produce",
    email: "northbound@example.com",
    externalId: "T-NORTH",
    members: ["broker@example.com", "jorge.villarreal@example.com", "luis.moreno@example.com"],
  },
  { name: "Bajío desk", email: "bajio@example.com", members: ["karen.whitaker@example.com"] },
];
